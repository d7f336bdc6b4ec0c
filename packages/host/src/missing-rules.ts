/** The message for a match whose rules this process doesn't have: without them it can't read anything of it. */
import { type Refusal, refuse, type Terms } from '@hortus/kernel';
import type { HostedTable } from './table.ts';

/** Why there is no match in memory: it wasn't dealt, or it was under rules that aren't here. */
export const notRunning = ({ entropy, terms }: HostedTable): Refusal =>
  entropy === undefined || terms === undefined ? refuse('not-dealt') : otherRules(terms);

/** Names the rules, for the person who has to find them. */
export const otherRules = ({ game, rulesVersion }: Pick<Terms, 'game' | 'rulesVersion'>): Refusal =>
  Object.assign(refuse('other-rules'), {
    message: `This needs version ${rulesVersion} of the rules of ${game}, which this server doesn’t have.`,
  });
