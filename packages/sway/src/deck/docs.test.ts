import { readFileSync } from 'node:fs';
import { READ_FAULTS } from '@hortus/cards';
import { expect, test } from 'vitest';
import { DECK_FAULTS } from './check.ts';
import { FIELD_FAULTS } from './fields.ts';
import { parseCustom, parseDeck } from './files.ts';
import { TERMS } from './sample.testing.ts';

const page = readFileSync(new URL('../../../../docs/decks.md', import.meta.url), 'utf8');
const blocks = (form: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${form}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text!);

test('the examples of the page are read as it says', () => {
  const [text, custom] = blocks('text');
  for (const [example, form] of [
    [text!, 'text'],
    [blocks('json')[0]!, 'json'],
    [blocks('csv')[0]!, 'csv'],
  ] as const) {
    const read = parseDeck(example, TERMS, form);
    expect(read).toMatchObject({ ok: true, value: { factions: ['Clouds', 'Hills'] } });
    if (read.ok)
      expect(read.value.cards.at(-1)).toEqual({
        name: 'Old Cairn',
        ability: 'navigation',
        sway: 2,
        epic: true,
      });
  }
  expect(parseCustom(custom!, TERMS)).toMatchObject({
    ok: true,
    value: [{ owner: 0, recruits: 'omen' }, {}, { owner: 1 }],
  });
});

test('the page has every fault, and no other', () => {
  const table = page.slice(page.indexOf('| code |'), page.indexOf('## Pictures'));
  const listed = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => cell!.match(/[a-z-]+/g)!);
  expect(listed.sort()).toEqual([...READ_FAULTS, ...FIELD_FAULTS, ...DECK_FAULTS].sort());
});
