import { Library } from '../../src/library/library.ts';
import { loadContent } from '../../src/library/load.ts';
import { VOCABULARY } from '../../src/vocabulary.ts';

/** The real content, read once for all tests. */
export const library = new Library(loadContent('content', VOCABULARY));
