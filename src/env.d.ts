/// <reference types="astro/client" />

declare namespace App {
  type Locals = {
    /** Set by the rulebook page, where many entries share one page: anchors and headings adapt. */
    inBook?: true;
  };
}
