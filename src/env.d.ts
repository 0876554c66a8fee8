/// <reference types="astro/client" />

declare namespace App {
  type Locals = {
    /** Set by the rulebook page, where many entries share one page: anchors and headings adapt. */
    inBook?: true;
    /** Set by table mode, where all quick references of a game share one page: headings and previews adapt. */
    atTable?: true;
    /** Set by an entry's page: the same clauses in the other language, by id. */
    otherTexts?: ReadonlyMap<string, string>;
  };
}
