/** Every change to the tables, in order, for ever. A new one is a new file and a line here. */
import type { Migration } from 'kysely';
import { up as tables } from './0001-tables.ts';
import { up as nodes } from './0002-nodes.ts';
import { up as standings } from './0003-standings.ts';
import { up as snapshots } from './0004-snapshots.ts';
import { up as content } from './0005-content.ts';
import { up as contentUses } from './0006-content-uses.ts';
import { up as chatOnce } from './0007-chat-once.ts';
import { up as safety } from './0008-safety.ts';
import { up as claims } from './0009-claims.ts';
import { up as light } from './0010-light.ts';
import { up as chatPerson } from './0011-chat-person.ts';
import { up as counts } from './0012-counts.ts';
import { up as slices } from './0013-slices.ts';
import { up as probe } from './0014-probe.ts';
import { up as held } from './0015-held.ts';

export const migrations: Record<string, Migration> = {
  '0001-tables': { up: tables },
  '0002-nodes': { up: nodes },
  '0003-standings': { up: standings },
  '0004-snapshots': { up: snapshots },
  '0005-content': { up: content },
  '0006-content-uses': { up: contentUses },
  '0007-chat-once': { up: chatOnce },
  '0008-safety': { up: safety },
  '0009-claims': { up: claims },
  '0010-light': { up: light },
  '0011-chat-person': { up: chatPerson },
  '0012-counts': { up: counts },
  '0013-slices': { up: slices },
  '0014-probe': { up: probe },
  '0015-held': { up: held },
};
