/** What games tell and what words say about it must fit together: neither knows the other. */
import { GAMES } from '@hortus/catalogue';
import { FastLuck, Hearing, moveList, type PackedJson, seatsOf } from '@hortus/kernel';
import { rulebook } from '@hortus/rulebook';
import { eventWords, optionWords, reasonWords, wordsIn } from '@hortus/words';
import { expect, test } from 'vitest';

const words = wordsIn('en');
const names = ['Anna', 'Ben'];

/** Every event of some random games, half of which end by giving up. */
function* tell(
  game: (typeof GAMES)[number],
  options: object,
): Generator<{ event: PackedJson; sentence: string; reasons: readonly string[] }> {
  const luck = new FastLuck(7);
  const parsed = game.parseOptions(options);
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
      const reasons = game.outcome(state)?.reasons.map(({ code }) => code) ?? [];
      for (const told of hearing.told) {
        const event = game.events.seenBy(told, 'table')!;
        yield { event, sentence: eventWords(words, game.id, event, { names }), reasons };
      }
    }
  }
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: every event is a sentence, every reason has words and a clause',
  (id, game) => {
    const kinds = new Set<string>();
    const codes = new Set<string>();
    for (const options of [{}, { format: 'wins3', fullBoard: 'draw' }, { format: 'vp10' }])
      for (const { event, sentence, reasons } of tell(game, options)) {
        kinds.add(event.kind);
        expect(sentence, event.kind).toMatch(/^\S.* .*\.$/);
        expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
        for (const code of reasons) codes.add(code);
        if (event.kind === 'ended' && reasons.length > 0)
          for (const code of reasons.filter((one) => one !== 'three-wins' && one !== 'points'))
            expect(sentence).toContain(reasonWords(words, id, code));
      }
    expect([...kinds].sort()).toEqual([...game.events.names].sort());
    expect(codes.size).toBeGreaterThan(4);
    for (const code of codes) expect(words.find(`${id}.reason.${code}`), code).toBeDefined();
  },
);

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: every option and every choice has a name',
  (id, game) => {
    const properties = game.optionSchema.properties as Record<string, { enum?: string[] }>;
    for (const [name, { enum: values = [] }] of Object.entries(properties)) {
      expect(words.find(`${id}.option.${name}`), name).toBeDefined();
      for (const value of values) {
        expect(words.find(`${id}.option.${name}.${value}`), value).toBeDefined();
        expect(optionWords(words, id, name, value)).not.toBe('');
      }
    }
  },
);

test('every clause that an outcome can name is in the rulebook', () => {
  for (const id of ['GAR-AIM-2', 'GAR-AIM-3', 'GAR-AIM-4', 'GAR-R-7', 'GAR-R-18', 'GAR-MAT-2', 'GAR-MAT-4'])
    expect(rulebook.has(id), id).toBe(true);
});
