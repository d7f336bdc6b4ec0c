/** What a card does, made from what it gives: the data that the rules execute. */
import { fill, type Message } from '@hortus/words';
import { afterEach, expect, test, vi } from 'vitest';
import { CODES, type Deed, type Gives, givesOf, type PowerName } from '../src/index.ts';
import de from './de-table.json' with { type: 'json' };
import en from './en-table.json' with { type: 'json' };
import { sentenceOf } from './sentence.ts';

const tellIn =
  (messages: Readonly<Record<string, Message>>, language: string) =>
  (gives: Gives): string =>
    sentenceOf(gives, (key, params = {}) => {
      const message = messages[`web.gnostica.deed.${key}`];
      if (message === undefined) throw new Error(`no words for ${key}`);
      return fill(message, params, language);
    });
const english = tellIn(en, 'en');
const german = tellIn(de, 'de');
const cardOf = (code: string): number => CODES.indexOf(code);

const SENTENCES: Readonly<Record<string, string>> = {
  CA: 'Cup: create a small piece, or lay a number card on wasteland.',
  RK: 'Rod: move the piece itself, or push a piece or territory ahead of it.',
  D5: 'Disc: grow a piece by one size, or replace a territory with a card from your hand worth 1 point more.',
  SQ: 'Sword: shrink or destroy a piece; or replace a territory with a lesser card from your hand, or destroy it.',
  '00': 'Flip the top card of the draw pile and use it if you like; then do it again.',
  '01': 'Use any one suit: create (cup), move (rod), grow (disc) or attack (sword).',
  '02': 'Discard any cards and draw up to a hand of six; then do it again.',
  '03': 'Turn a minion, then create (cup) without the limit of three pieces.',
  '04': 'Turn a minion, then move (rod) without the limit of three pieces.',
  '05': 'Replace a targeted piece with one of yours of the same size.',
  '06': 'Move (rod), then create (cup).',
  '07': 'Move twice (two rods). A piece moved both times may stop anywhere in between.',
  '08': 'Grow twice (two discs), or grow something by two in one go.',
  '09': 'Move a targeted piece or territory to any free place.',
  '10': 'Create (cup). The new territory may be the top card of the draw pile.',
  '11': 'Trade hands with the owner of a targeted piece, then attack (sword).',
  '12': 'Move (rod), then trade hands with the owner of a targeted piece.',
  '13': 'Attack twice (two swords), or attack once with both.',
  '14': 'Create twice (two cups).',
  '15': 'Turn up to three targeted pieces, no matter whose.',
  '16': 'Turn a minion, then attack (sword). The lesser territory may come from the discard pile.',
  '17': 'Turn a minion, then grow (disc). The greater territory may come from the discard pile.',
  '18': 'Move (rod), then attack (sword). The move may end on a space with three pieces if the attack then leaves no more than three there.',
  '19': 'Create (cup), then grow (disc); or create something already grown.',
  '20': 'Take up to three cards from the discard pile, one per pip of a minion.',
  '21': 'Use any other major on the board.',
};

test.each(Object.keys(SENTENCES))('what %s does is told in full', (code) => {
  expect(english(givesOf(cardOf(code)))).toBe(SENTENCES[code]);
});

/** The words for each power, in both languages. */
const MARKS: Readonly<Record<PowerName, readonly [RegExp, RegExp]>> = {
  cup: [/^Cup:|\bcups?\)/, /^Kelch:|\bKelche?\)/],
  rod: [/^Rod:|\brods?\)/, /^Stab:|\b(?:Stab|Stäbe)\)/],
  disc: [/^Disc:|\bdiscs?\)/, /^Münze:|\bMünzen?\)/],
  sword: [/^Sword:|\bswords?\)/, /^Schwert:|\bSchwert(?:er)?\)/],
  any: [/any one suit/, /Farbe nach Wahl/],
  turn: [/\bturn/i, /\bdrehe/i],
  own: [/replace a targeted/i, /\bersetze eine anvisierte/i],
  send: [/to any free place/, /an einen freien Ort/],
  swap: [/trade hands/i, /tausche die Hand/i],
  redraw: [/discard any/i, /lege beliebig viele Karten ab/i],
  fetch: [/take .*cards? from the discard pile/i, /nimm .*Karten? aus der Ablage/i],
  flip: [/flip the top card/i, /decke die oberste Karte des Stapels auf/i],
  copy: [/use any other major/i, /nutze ein beliebiges anderes/i],
};

const namesIn = (deed: Deed): readonly PowerName[] => [deed.do, ...(deed.do === 'any' ? deed.of : [])];

test.each(CODES)('the sentence of %s has exactly the powers that it gives', (code) => {
  const gives = givesOf(cardOf(code));
  const wanted = [...new Set(gives.powers.flatMap(namesIn))].sort();
  for (const [i, tell] of [english, german].entries()) {
    const sentence = tell(gives);
    const told = Object.entries(MARKS).flatMap(([name, marks]) => (marks[i]?.test(sentence) ? [name] : []));
    expect([sentence, told.sort()]).toEqual([sentence, wanted]);
    expect(sentence).toMatch(/^\p{Lu}[^{}]+\.$/u);
  }
});

const CUP: Deed = { do: 'cup' };

test('other data make another sentence: nothing is typed twice', () => {
  expect(english({ powers: [CUP, { do: 'rod' }, { do: 'swap' }] })).toBe(
    'Create (cup), then move (rod), then trade hands with the owner of a targeted piece.',
  );
  expect(english({ powers: [{ do: 'flip' }, { do: 'flip' }, { do: 'flip' }] })).toBe(
    'Flip the top card of the draw pile and use it if you like; do it three times in all.',
  );
  expect(english({ powers: [{ do: 'cup', crowds: true, top: true }, CUP] })).toBe(
    'Create (cup) without the limit of three pieces, then create (cup). The new territory may be the top card of the draw pile.',
  );
  expect(english({ powers: [{ do: 'any', of: ['sword', 'cup'] }] })).toBe(
    'Use any one suit: create (cup) or attack (sword).',
  );
  expect(german({ powers: [CUP, CUP, CUP] })).toBe('Erschaffe dreimal (drei Kelche).');
});

const GIVES = '../src/cards/gives.ts';
afterEach(() => {
  vi.doUnmock(GIVES);
  vi.resetModules();
});

/** Rules and words with other data for one major. */
async function withMajor(number: number, gives: Gives) {
  vi.resetModules();
  vi.doMock(GIVES, async (original) => {
    const real = await original<typeof import('../src/cards/gives.ts')>();
    return { ...real, MAJORS_GIVE: real.MAJORS_GIVE.with(number, gives) };
  });
  const { table } = await import('../src/testing/scene.ts');
  const { givesOf } = await import('../src/index.ts');
  const code = String(number).padStart(2, '0');
  const played = () => table({ men: 'a1E@0,0 b1U@1,0', hands: `a ${code}` }).play(`play ${code}`);
  return { played, told: english(givesOf(cardOf(code))) };
}

test('one change of the data changes both the play and the sentence: Temperance with a third cup', async () => {
  const asItIs = await withMajor(14, givesOf(cardOf('14')));
  expect(asItIs.told).toBe('Create twice (two cups).');
  expect(asItIs.played().play('skip').play('skip').listed('cup')).toEqual([]);
  const changed = await withMajor(14, { powers: [CUP, CUP, CUP] });
  expect(changed.told).toBe('Create three times (three cups).');
  expect(changed.played().play('skip').play('skip').listed('cup').length).toBeGreaterThan(0);
});

test('the same for another order, and for a leave', async () => {
  const order = await withMajor(18, { powers: [CUP, { do: 'rod' }] });
  expect(order.told).toBe('Create (cup), then move (rod).');
  expect(order.played().listed('cup').length).toBeGreaterThan(0);
  expect(order.played().listed('rod')).toEqual([]);
  const leave = await withMajor(14, { powers: [{ do: 'turn', whom: 'target' }] });
  expect(leave.told).toBe('Turn a targeted piece, no matter whose.');
  expect(leave.played().can('a1E@0,0 face b1U>N')).toBe(true);
});

test('data that the rules can’t execute are refused', async () => {
  await expect(withMajor(14, { powers: [CUP, CUP], atOnce: true })).rejects.toThrow('never used at once');
  await expect(withMajor(14, { powers: [{ do: 'rod', leave: 'three' }] })).rejects.toThrow('leave three');
  await expect(withMajor(14, { powers: [{ do: 'copy' }] })).rejects.toThrow('only the World copies');
});
