/** What games tell and what words say about it must fit together: neither knows the other. */
import { englishWords, GAMES, loadGames } from '@hortus/catalogue';
import { FastLuck, Hearing, moveList, type PackedJson, seatsOf } from '@hortus/kernel';
import { rulebook } from '@hortus/rulebook';
import { eventWords, gameKey, optionWords, reasonWords } from '@hortus/words';
import { expect, test } from 'vitest';

await loadGames();

const words = englishWords();
const names = ['Anna', 'Ben'];
type AnyGame = (typeof GAMES)[number];

/** Options to play with; games without a line here are played with their defaults. */
const SETTINGS: Readonly<Record<string, readonly object[]>> = {
  garden: [{}, { format: 'wins3', fullBoard: 'draw' }, { format: 'vp10' }],
  genesis: [{}, { experience: 'on', recruits: 2 }],
  'worlds-asunder': [{ cap: 50 }],
};

interface Said {
  readonly event: PackedJson;
  readonly sentence: string;
  readonly reasons: readonly string[];
}

/** Every event of some random games, half of which end by giving up. */
function* tell(game: AnyGame, options: object): Generator<Said> {
  const luck = new FastLuck(7);
  const parsed = game.parseOptions(options, game.seats[0]!);
  if (!parsed.ok) throw new Error(parsed.fault[0]?.message);
  const list = moveList(game);
  for (let n = 0; n < 60; n++) {
    const state = game.create(parsed.value, game.seats[0]!);
    for (let toAct = game.setup(state, luck), made = 0; toAct !== 0; made++) {
      const [seat = 0] = seatsOf(toAct);
      const { resign, time } = game.moves.kinds;
      const gone = n % 2 === 0 && made > 5 ? (n % 4 === 0 ? resign : time) : undefined;
      const move = gone?.make({}) ?? list[luck.below(game.legal(state, seat, list))]!;
      const hearing = new Hearing();
      toAct = game.play(state, seat, move, luck, hearing);
      const reasons = game.outcome(state)?.reasons.map(({ code }: { code: string }) => code) ?? [];
      for (const told of hearing.told) {
        const event = game.events.seenBy(told, 'table')!;
        yield { event, sentence: eventWords(words, game.id, event, { names }), reasons };
      }
    }
  }
}

/** A whole sentence with every parameter filled in. */
function expectSentence(sentence: string, event: PackedJson): void {
  expect(sentence, JSON.stringify(event)).toMatch(/^\S.* .*\.$/);
  expect(sentence, JSON.stringify(event)).not.toMatch(/[{}]|undefined|NaN/);
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: every event of its games is a sentence, every reason has words',
  (id, game) => {
    const codes = new Set<string>();
    for (const options of SETTINGS[id] ?? [{}])
      for (const { event, sentence, reasons } of tell(game, options)) {
        expectSentence(sentence, event);
        for (const code of reasons) codes.add(code);
        if (event.kind === 'ended' && reasons.length > 0)
          for (const code of reasons.filter((one) => one !== 'three-wins' && one !== 'points'))
            expect(sentence).toContain(reasonWords(words, id, code));
      }
    expect(codes.size).toBeGreaterThan(2);
    for (const code of codes) expect(gameKey(words, id, `reason.${code}`), code).toBeDefined();
  },
);

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: every kind of event has a sentence, to those who may know all of it and to the others',
  (id, game) => {
    for (const kind of Object.values(game.events.kinds)) {
      const zeros = Object.fromEntries(Object.keys(kind.fields).map((field) => [field, 0]));
      for (const known of [0, 1, 3]) {
        const event = game.events.seenBy({ event: kind.make(zeros), known, reveals: false }, 0);
        // Others hear nothing of a private kind.
        if (event === undefined) continue;
        for (const you of [undefined, 0]) expectSentence(eventWords(words, id, event, { names, you }), event);
      }
    }
  },
);

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: every option and every choice has a name',
  (id, game) => {
    const properties = game.optionSchema.properties as Record<string, { enum?: string[] }>;
    for (const [name, { enum: values = [] }] of Object.entries(properties)) {
      expect(gameKey(words, id, `option.${name}`), name).toBeDefined();
      for (const value of values) {
        expect(gameKey(words, id, `option.${name}.${value}`), value).toBeDefined();
        expect(optionWords(words, id, name, value)).not.toBe('');
      }
    }
  },
);

test('every clause that an outcome can name is in the rulebook', () => {
  for (const id of ['GAR-AIM-2', 'GAR-AIM-3', 'GAR-AIM-4', 'GAR-R-7', 'GAR-R-18', 'GAR-MAT-2', 'GAR-MAT-4'])
    expect(rulebook.has(id), id).toBe(true);
});
