/// <reference types="astro/client" />

declare namespace App {
  type Locals = {
    /** Set by the rulebook page, where many entries share one page: anchors and headings adapt. */
    inBook?: true;
    /** Set by an entry's page: the same clauses in the other language, by id. */
    otherTexts?: ReadonlyMap<string, string>;
  };
}
