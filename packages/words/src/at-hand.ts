/** All of English at once, for programs that have everything on disk. A page leaves this out. */
import garden from './en/garden.json';
import gardenLearn from './en/garden-learn.json';
import gnostica from './en/gnostica.json';
import gnosticaLearn from './en/gnostica-learn.json';
import gnosticaTable from './en/gnostica-table.json';
import more from './en/more.json';
import sway from './en/sway.json';
import swayLearn from './en/sway-learn.json';
import swayTable from './en/sway-table.json';
import verify from './en/verify.json';
import { tellers as gardenTellers } from './games/garden.ts';
import { tellers as gnosticaTellers } from './games/gnostica.ts';
import { tellers as swayTellers } from './games/sway.ts';
import { common } from './languages.ts';
import { speaking, type Words } from './words.ts';

export const en = {
  ...common,
  ...garden,
  ...gardenLearn,
  ...gnostica,
  ...gnosticaTable,
  ...gnosticaLearn,
  ...sway,
  ...swayTable,
  ...swayLearn,
  ...more,
  ...verify,
};

export const wordsIn = (language: 'en'): Words =>
  speaking(language, en, { ...gardenTellers, ...gnosticaTellers, ...swayTellers });
