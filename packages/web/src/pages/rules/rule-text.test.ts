import { rulebook } from '@hortus/rulebook';
import { expect, test } from 'vitest';
import { anchorsOf, GAMES, gameOf, ledgerOf, placeOfClause, placeOfNote } from './ledgers.ts';
import { type Block, type Inline, parseInline, parseRuleText } from './rule-text.ts';

const known = new Set(['GAR-MOV-4', 'GAR-R-7']);
const resolve = (mention: string) => [mention, `GAR-${mention}`].find((id) => known.has(id));

test('marks, code and references are told apart', () => {
  expect(parseInline('**Row.** See `GAR-MOV-4`, R-7 and *not* `b4`; R-9 is unknown', resolve)).toEqual([
    { kind: 'strong', parts: [{ kind: 'text', text: 'Row.' }] },
    { kind: 'text', text: ' See ' },
    { kind: 'ref', text: 'GAR-MOV-4', id: 'GAR-MOV-4' },
    { kind: 'text', text: ', ' },
    { kind: 'ref', text: 'R-7', id: 'GAR-R-7' },
    { kind: 'text', text: ' and ' },
    { kind: 'em', parts: [{ kind: 'text', text: 'not' }] },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'b4' },
    { kind: 'text', text: '; ' },
    { kind: 'text', text: 'R-9' },
    { kind: 'text', text: ' is unknown' },
  ]);
});

test('a lone star or a product isn’t a mark', () => {
  expect(parseInline('`UNA-*` and 2 * 3 * 4', resolve)).toEqual([
    { kind: 'code', text: 'UNA-*' },
    { kind: 'text', text: ' and 2 * 3 * 4' },
  ]);
});

test('a list follows its paragraph line by line', () => {
  expect(parseRuleText('Steps:\n- cup: `cup N`;\n- rod:\n  R-7', resolve)).toEqual([
    { kind: 'p', parts: [{ kind: 'text', text: 'Steps:' }] },
    {
      kind: 'list',
      items: [
        [
          { kind: 'text', text: 'cup: ' },
          { kind: 'code', text: 'cup N' },
          { kind: 'text', text: ';' },
        ],
        [
          { kind: 'text', text: 'rod: ' },
          { kind: 'ref', text: 'R-7', id: 'GAR-R-7' },
        ],
      ],
    },
  ]);
  expect(parseRuleText('- one', resolve).map(({ kind }) => kind)).toEqual(['list']);
});

test('every note has a place: its section, or the page if it comes before all of them', () => {
  const note = (section: string) =>
    ledgerOf(rulebook, 'gnostica')?.notes.find((one) => one.section === section) ?? expect.fail(section);
  expect(placeOfNote(rulebook, note('Notation'))).toEqual({
    game: 'gnostica',
    place: '/rules/gnostica#notation',
  });
  expect(placeOfNote(rulebook, note(''))).toEqual({ game: 'gnostica', place: '/rules/gnostica' });
});

test('tables, drawings and paragraphs become blocks', () => {
  const text = 'One\nline.\n\n| a | b |\n|---|---|\n| `x | y` | R-7 \\| z |\n\n```\nG0\n\nG1\n```';
  const blocks = parseRuleText(text, resolve);
  expect(blocks.map(({ kind }) => kind)).toEqual(['p', 'table', 'pre']);
  expect(blocks[0]).toEqual({ kind: 'p', parts: [{ kind: 'text', text: 'One line.' }] });
  expect(blocks[1]).toMatchObject({
    rows: [
      [
        [{ kind: 'code', text: 'x | y' }],
        [
          { kind: 'ref', id: 'GAR-R-7' },
          { kind: 'text', text: ' | z' },
        ],
      ],
    ],
  });
  expect(blocks[2]).toEqual({ kind: 'pre', text: 'G0\n\nG1' });
});

/** Everything a reader sees of a text. */
const textOf = (part: Block | Inline): string => {
  if ('text' in part) return part.text;
  if ('parts' in part) return part.parts.map(textOf).join('');
  if ('items' in part) return part.items.flat().map(textOf).join('');
  return [part.head, ...part.rows].flat(2).map(textOf).join('');
};

test('no clause and no note of any ledger loses a word, and every reference leads somewhere', () => {
  const letters = (text: string) => text.replace(/[\s`*|\\:-]+/g, '');
  const notes = rulebook.ledgers.flatMap((ledger) => ledger.notes);
  for (const { words, prefix } of [...rulebook.all(), ...notes]) {
    const blocks = parseRuleText(words, (mention) =>
      [mention, `${prefix}-${mention}`].find((id) => rulebook.has(id)),
    );
    expect(letters(blocks.map(textOf).join(''))).toBe(letters(words));
  }
});

test('every game of the site has its ledger, and every clause an address', () => {
  expect(rulebook.ledgers.map(gameOf).sort()).toEqual([...GAMES].sort());
  const [genesis] = ledgerOf(rulebook, 'genesis')?.clauses ?? [];
  expect(ledgerOf(rulebook, 'garden')?.prefix).toBe('GAR');
  expect(ledgerOf(rulebook, 'chess')).toBeUndefined();
  expect(placeOfClause(rulebook, genesis?.id ?? '')).toBe(`/rules/genesis#${genesis?.id}`);
  expect(placeOfClause(rulebook, 'GAR-MOV-4')).toBe('/rules/garden#GAR-MOV-4');
  expect(placeOfClause(rulebook, 'nothing')).toBeUndefined();
});

test('places of sections are distinct', () => {
  expect(anchorsOf(['End of a game', 'Rulings', 'End of a game'])).toEqual([
    'end-of-a-game',
    'rulings',
    'end-of-a-game-2',
  ]);
});
