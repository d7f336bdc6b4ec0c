// The rulebook of this project, read from the ledgers of docs/rules when it is first asked.

import { LEDGERS } from '../generated/ledgers.ts';
import { makeRulebook, type Rulebook } from './book.ts';

let made: Rulebook | undefined;
const book = (): Rulebook => {
  made ??= makeRulebook(LEDGERS);
  return made;
};

export const rulebook: Rulebook = {
  get ledgers() {
    return book().ledgers;
  },
  get diagnostics() {
    return book().diagnostics;
  },
  has: (id) => book().has(id),
  clause: (id) => book().clause(id),
  all: (prefix) => book().all(prefix),
  sections: (prefix) => book().sections(prefix),
  search: (text, options) => book().search(text, options),
  searchNotes: (text, options) => book().searchNotes(text, options),
};
