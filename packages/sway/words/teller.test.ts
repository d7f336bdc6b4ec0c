import { words as genesis } from '@hortus/genesis/words/index.ts';
import { entryWords, eventWords, loadWords, outcomeWords, refusalWords, toldWords } from '@hortus/words';
import { words as worldsAsunder } from '@hortus/worlds-asunder/words/index.ts';
import { expect, test } from 'vitest';

const games = [genesis, worldsAsunder];
const en = await loadWords('en', { games });
const deck = { cards: ['Gale', 'Still Water'], factions: ['Evergreens', 'Swifts'] };
const two = { names: ['Anna', 'Ben'], deck };
const four = { names: ['Anna', 'Ben', 'Cleo', 'Dan'], deck };
const tell = (event: { kind: string; [field: string]: number | string }, you?: number, cast = two) =>
  eventWords(en, 'genesis', event, { ...cast, you });

test('a hidden card is told without its name, an open one with it', () => {
  expect(tell({ kind: 'drew', seat: 0, card: 0 }, 0)).toBe('You draw Gale.');
  expect(tell({ kind: 'drew', seat: 0 }, 1)).toBe('Anna draws a card.');
  expect(tell({ kind: 'routed', seat: 0, to: 1, card: 1 })).toBe(
    'Anna draws Still Water, which carries Ben’s faction and goes to Ben.',
  );
  expect(tell({ kind: 'sent', seat: 1, marked: 0 })).toBe('Ben stores a card in their experience.');
});

test('playing names what pays for it and what was announced', () => {
  const engaged = { kind: 'engaged', seat: 0, card: 0, by: 0, as: 0, quiet: 0 };
  expect(tell(engaged)).toBe('Anna plays Gale.');
  expect(tell({ ...engaged, by: 7 })).toBe('Anna plays Gale with vision.');
  expect(tell({ ...engaged, as: 14, by: 1 }, 0)).toBe('You play Gale as vision with engineering.');
  expect(tell({ ...engaged, quiet: 1 })).toBe('Anna plays Gale. Its immediate effect is skipped.');
  expect(tell({ kind: 'hides', seat: 1, slot: 0, marked: 0, as: 7 })).toBe(
    'Ben plays a card face down, announced as omen.',
  );
});

test('whoever loses something is told by what, others in general', () => {
  const persuaded = { kind: 'persuaded', seat: 1, index: 0, card: 0 };
  expect(tell(persuaded, 0)).toBe('Ben’s persuasion removes your Gale: it goes to the discard pile.');
  expect(tell(persuaded, 1)).toBe('Your persuasion removes Gale: it goes to the discard pile.');
  expect(tell(persuaded)).toBe('Ben’s persuasion removes Gale: it goes to the discard pile.');
  // A mate of the player who did it has lost nothing.
  expect(tell(persuaded, 3, four)).toBe('Ben’s persuasion removes Gale: it goes to the discard pile.');
  const interrupted = { kind: 'interrupted', seat: 0, card: 1, as: 0 };
  expect(tell(interrupted, 1)).toBe('Anna cuts in with Still Water: a battle card ends your attack at once.');
  expect(tell(interrupted, 0)).toBe('You cut in with Still Water.');
  expect(tell({ kind: 'discarded', seat: 0, card: 0, why: 0, marked: 0 }, 0)).toBe(
    'You discard Gale: your hand was too full.',
  );
  expect(tell({ kind: 'gave', seat: 0, card: 0, from: 0 })).toBe('Anna gives up Gale, one of their lives.');
});

test('one side of two is spoken of together', () => {
  expect(tell({ kind: 'won', side: 1, why: 0 }, 1)).toBe('You win the turn.');
  expect(tell({ kind: 'won', side: 1, why: 0 }, 1, four)).toBe('Ben and Dan win the turn.');
  expect(eventWords(en, 'worlds-asunder', { kind: 'won', side: 0, why: 0 }, two)).toBe(
    'Anna wins the round.',
  );
  expect(tell({ kind: 'ended', winner: 0, why: 3 })).toBe(
    'Anna wins the game: the other side has no lives left and the deck and both hands are used up.',
  );
  // It tells the readers what they have lost, or won.
  expect(tell({ kind: 'ended', winner: 0, why: 1 }, 1)).toBe('Anna wins the game: you have no lives left.');
  expect(tell({ kind: 'ended', winner: 0, why: 1 }, 0)).toBe(
    'You win the game: your rival has no lives left.',
  );
  expect(tell({ kind: 'ended', winner: 2, why: 64 })).toBe(
    'Nobody wins: too many turns without a card from the deck.',
  );
});

test('hidden cards put under the deck in a row are counted', () => {
  const under = { kind: 'under', seat: 1 };
  expect(toldWords(en, 'genesis', [under, under], two)).toEqual(['Ben puts 2 cards under the deck.']);
  expect(toldWords(en, 'genesis', [under], two)).toEqual(['Ben puts a card under the deck.']);
});

test('what a comparison, a countdown and a turn won mean is said', () => {
  const asunder = (event: Parameters<typeof tell>[0], you?: number) =>
    eventWords(en, 'worlds-asunder', event, { ...two, you });
  expect(tell({ kind: 'compared', mine: 8, theirs: 8 })).toBe('8 against 8 is enough.');
  expect(tell({ kind: 'compared', mine: 7, theirs: 8 })).toBe('7 against 8 isn’t enough.');
  expect(asunder({ kind: 'compared', mine: 7, theirs: 0 })).toBe('There was nothing to answer.');
  expect(tell({ kind: 'won', side: 0, why: 1 }, 0)).toBe('Ben didn’t attack. You win the turn.');
  expect(tell({ kind: 'won', side: 1, why: 1 }, 0)).toBe('You didn’t attack. Ben wins the turn.');
  expect(tell({ kind: 'won', side: 0, why: 2 }, 0)).toBe(
    'The attack was answered, and dread makes that decisive. You win the turn.',
  );
  expect(asunder({ kind: 'won', side: 1, why: 2 }, 0)).toBe(
    'The attack was answered, and the sacrifice makes that decisive. Ben wins the round.',
  );
  expect(tell({ kind: 'counting', side: 0, left: 2 }, 0)).toBe(
    'Dread: if you answer your rival’s next 2 attacks, you win the turn.',
  );
  expect(tell({ kind: 'counting', side: 0, left: 1 }, 0, four)).toBe(
    'Dread: if Anna and Cleo can answer the next attack, the turn is theirs.',
  );
  expect(tell({ kind: 'counting', side: 0, left: 0 }, 1)).toBe(
    'Dread: if Anna can answer this attack, you lose the turn and a life.',
  );
  expect(asunder({ kind: 'counting', side: 1, left: 2 }, 0)).toBe(
    'Sacrifice: if Ben can answer your next attack, you lose the round and a life.',
  );
  expect(asunder({ kind: 'counting', side: 1, left: 1 }, 1)).toBe(
    'Sacrifice: answer this attack and you win the round.',
  );
});

test('the beginning names the factions', () => {
  expect(tell({ kind: 'began', first: 1, faction: 1 })).toBe(
    'Ben goes first: Anna as Swifts against Ben as Evergreens.',
  );
  expect(eventWords(en, 'genesis', { kind: 'began', first: 0, faction: 0 }, { names: two.names })).toBe(
    'Anna goes first.',
  );
});

test('what the next sentence says is not said before', () => {
  const entry = {
    seq: 1,
    kind: 'moves',
    seat: 0,
    told: [
      { kind: 'draws', seat: 0, by: 6, count: 2 },
      { kind: 'goes', seat: 0, to: 0 },
      { kind: 'drew', seat: 0 },
      { kind: 'hid', seat: 0, slot: 0 },
    ],
  } as never;
  expect(entryWords(en, 'genesis', entry, two)).toEqual(['Anna draws a card with navigation.']);
});

test('a whole draw is told in one sentence, and in another what goes to the other side', async () => {
  const told = [
    { kind: 'draws', seat: 0, by: 0, count: 7 },
    { kind: 'drew', seat: 0, card: 0 },
    { kind: 'goes', seat: 0, to: 0 },
    { kind: 'drew', seat: 0, card: 1 },
    { kind: 'routed', seat: 0, to: 1, card: 1 },
    { kind: 'routed', seat: 0, to: 1, card: 0 },
    { kind: 'drew', seat: 0, card: 0 },
    { kind: 'drew', seat: 0 },
    { kind: 'drew', seat: 0 },
  ];
  expect(toldWords(en, 'genesis', told, { ...two, you: 0 })).toEqual([
    'You draw Gale, Still Water, and Gale.',
    'You draw 2 cards.',
    'You also draw Still Water and Gale, which carry Ben’s faction and go to Ben.',
  ]);
  const nothing = [{ kind: 'draws', seat: 0, by: 0, count: 2 }];
  expect(toldWords(en, 'genesis', nothing, two)).toEqual(['Anna refills their hand.']);
  const even = [{ kind: 'draws', seat: 0, by: 16, count: 0 }, ...told.slice(1, 2)];
  expect(toldWords(en, 'genesis', even, { ...two, you: 0 })).toEqual([
    'You draw with negotiation until both hands are equal.',
    'You draw Gale.',
  ]);
  const de = await loadWords('de', { games });
  expect(toldWords(de, 'genesis', told.slice(4, 6), { ...two, you: 1 })).toEqual([
    'Anna zieht Still Water und Gale: deine Fraktion, also kommen die Karten auf deine Hand.',
  ]);
});

test('cards that are looked at, put away or discarded together are named together', () => {
  const looked = [
    { kind: 'looked', seat: 0, count: 2 },
    { kind: 'saw', seat: 0, card: 0 },
    { kind: 'saw', seat: 0, card: 1 },
    { kind: 'under', seat: 0, card: 0 },
    { kind: 'under', seat: 0, card: 1 },
    { kind: 'discarded', seat: 0, card: 0, why: 0, marked: 0 },
    { kind: 'discarded', seat: 0, card: 1, why: 0, marked: 0 },
    { kind: 'discarded', seat: 0, card: 1, why: 1, marked: 0 },
    { kind: 'turn', seat: 1 },
    { kind: 'phase', phase: 2 },
    { kind: 'phase', phase: 4 },
  ];
  expect(toldWords(en, 'genesis', looked, { ...two, you: 0 })).toEqual([
    'You look at the top 2 cards of the deck: Gale and Still Water.',
    'You put Gale and Still Water under the deck.',
    'You discard Gale and Still Water: your hand was too full.',
    'You discard Still Water: in the finale both hands become equal.',
    'Ben’s turn: answer.',
    'Now: attack.',
  ]);
});

test('refusals and reasons of both games come from the words they share', async () => {
  expect(refusalWords(en, 'worlds-asunder', { code: 'over-budget' })).toContain('this vision');
  const outcome = { winners: [0, 2], reasons: [{ code: 'no-life', clause: 'WA-RND-5' }], scores: [] };
  expect(outcomeWords(en, 'worlds-asunder', outcome, four)).toBe(
    'Anna and Cleo win together: the other side has no life to give up.',
  );
  const lost = { winners: [1], reasons: [{ code: 'no-reserve', clause: 'GEN-WIN-1' }], scores: [] };
  const saidTo = (you?: number) =>
    outcomeWords(en, 'genesis', lost, { ...two, ...(you === undefined ? {} : { you }) });
  expect(saidTo(0)).toBe('Ben wins: you have no lives left.');
  expect(saidTo(1)).toBe('You win: the other side has no lives left.');
  expect(saidTo()).toBe('Ben wins: the other side has no lives left.');
  const de = await loadWords('de', { games });
  expect(eventWords(de, 'genesis', { kind: 'unlocked', seat: 0, ability: 13 }, { ...two, you: 0 })).toBe(
    'Du schaltest Vision frei.',
  );
});
