import { learnBook, startWords } from '@hortus/frame/page/words.ts';
import { expect, test, vi } from 'vitest';
import { cgs, MOVES, outlookAfter, outlookOf, type View } from '../../src/index.ts';
import { words as spoken } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import { aboutLines } from './explain.ts';
import { describe, ghostWords } from './names.ts';
import { optionsOf, playAt, stateAt } from './position.testing.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([]);
await learnBook(spoken.book);

const OPTIONS = optionsOf({
  cards: [
    '1 School Type "Adventure" Roleplay "Cooperation" CommonBuildsite "Yes" AdventureCommonCosts Dam 2 Feats Dam 1',
    '2 Park Type "Adventure" Roleplay "Battle" CommonBuildsite "Yes"',
    '3 Barn Type "Adventure" Roleplay "Battle" Feats Dam 1',
  ],
});

test('CGS-REQE-1 after asking for the end of the era nobody is told to ask again', () => {
  const state = stateAt('turn a | ops a 3', OPTIONS);
  const told = (): string => describe(cgs.view(state, 0) as View, ['Ana', 'Ben'], 0);
  expect(told()).toContain('ask to end the era');
  playAt(state, 0, 'end era');
  playAt(state, 1, 'refuse');
  expect(told()).toBe('Your turn: open an adventure, or end your turn.');
});

test('CGS-CBS-1 the log says only once where a won adventure goes', () => {
  const { designs } = stateAt('turn a', OPTIONS).rules.cards;
  const places = designs.map((design) => aboutLines(design).filter((line) => /Once won/.test(line)));
  expect(places.map((lines) => lines.length)).toEqual([1, 1, 1]);
  expect(places[0]?.[0]).toContain('the common buildsite and gives everybody Dam 1');
  expect(places[2]?.[0]).toContain('stays in a buildsite and gives Dam 1');
});

test('CGS-COOP-1 the costs of a Cooperation and a Cataclysm are everybody’s, of a Battle each player’s', () => {
  const card = (role: string, i: number) =>
    `${i} Barn ${i} Type "Adventure" Roleplay "${role}" AdventureCommonCosts Dam 2`;
  const cards = ['Battle', 'Cooperation', 'Cataclysm'].map((role, i) => card(role, i + 1));
  const { designs } = stateAt('turn a', optionsOf({ cards })).rules.cards;
  const [each, ...joint] = designs.map((design) => aboutLines(design).join(' '));
  expect(each).toContain('a player has to cover Dam 2');
  for (const told of joint) expect(told).toContain('All cards together have to cover Dam 2.');
});

test('CGS-REU-2 before it is played, a card that reuses others says which, and which it can’t', () => {
  const options = optionsOf({
    cards: [
      '1 Barn Type "Adventure" Roleplay "Battle" AdventureCommonCosts Dam 2',
      '11 Wall Type "Support" AdventureResources Dam 2',
      '12 Otter dam Type "Support" Affiliation "Otter" AdventureResources Dam 2',
      '13 Museum Type "Support" Reuse 2',
    ],
  });
  const told = (position: string, number: number): string => {
    const world = stateAt(position, options);
    const { cards } = world.rules;
    const face = 2 * cards.designs.findIndex(({ card }) => card.number === number);
    const move = MOVES.kinds.play.pack(face);
    return ghostWords(
      {
        world,
        cards,
        view: cgs.view(world, 0),
        props: { legal: [move] },
        names: ['Ana', 'Ben'],
        seat: 0,
        me: 0,
        outlook: outlookOf(world),
        ghostOf: () => outlookAfter(world, 0, move),
      } as unknown as Desk,
      face,
    );
  };
  const open = 'turn a | ground a 1 | hero a 1 | ops a 13';
  expect(told(`${open} | wreck b 11,12`, 13)).toContain(
    'it could now fetch Wall. House cards can’t be reused: Otter dam.',
  );
  expect(told(open, 13)).not.toContain('fetch');
  const locked = 'turn a | ops a 1,13';
  expect(told(`${locked} | wreck b 11`, 1)).toContain('Only a card that you reuse');
  expect(told(locked, 1)).toBe(
    'You would be locked out: your cards can’t cover every cost. Locked out: Ben.',
  );
});
