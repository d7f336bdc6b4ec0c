/** Four players, in either game. */
import { describe, expect, test } from 'vitest';
import type { Fields } from './combo.ts';
import { cardsAtHome, choices, flowOf, homeField } from './flow-scene.ts';
import { cardsNamed, opsCounts, type SwayGame, type SwayScene, toldOf } from './scene.ts';

export interface TeamClauses {
  readonly teams: string;
  readonly factions: string;
  readonly shared: string;
  readonly timeline: string;
  readonly ring: string;
  readonly seats: string;
  readonly interrupt: string;
  readonly loser: string;
  readonly mateWaits: string;
  readonly equalise: string;
  readonly order: string;
  readonly story: string;
  readonly leaves: string;
  readonly bar: string;
  /** The field of a countdown: dread or sacrifice. */
  readonly countdown: string;
}

const four = (game: SwayGame, fields: Fields): SwayScene => flowOf(game, fields, { seats: 4 });

/** Whose turn it is and which, after passing the questions in between. */
function nextTurn(one: SwayScene): readonly [string, number] {
  while (['refill', 'recruit', 'unlock'].includes(one.view('table').phase)) one.play('pass');
  const { phase, turn } = one.view('table');
  return [phase, turn];
}

export function teamPlay(game: SwayGame, ids: TeamClauses): void {
  const home = homeField(game);

  describe('teams', () => {
    test(`[${ids.teams}] [${ids.factions}] [${ids.seats}] two teams of every other seat, each of one faction`, () => {
      const one = four(game, { phase: 'plot', 'ops a': 'Reed Elder', 'ops c': 'Reed Weir' });
      expect(game.teams(one.state.rules.options, 4)).toEqual([0b0101, 0b1010]);
      expect(one.view('table').sides).toEqual(['Reeds', 'Stones']);
    });

    test(`[${ids.ring}] [${ids.seats}] [${ids.timeline}] turns go round, and both mates engage into one timeline`, () => {
      const one = four(game, {
        phase: 'plot',
        passed: 'b',
        'ops a': 'Reed Elder',
        'ops b': 'Stone Chief, Wolves',
        'ops c': 'Reed Chief, Mill',
      });
      one.play('engage Reed Elder', 'finish');
      expect([one.view('table').turn, one.view('table').phase, one.toAct()]).toEqual([1, 'obstruct', [1]]);
      one.play('engage Stone Chief', 'finish', 'engage Wolves', 'finish');
      expect([one.view('table').turn, one.toAct()]).toEqual([2, [2]]);
      one.play('engage Reed Chief', 'engage Mill');
      expect(one.view('table').totals).toEqual([7, 4]);
    });

    test(`[${ids.mateWaits}] a mate does nothing in the other's turn`, () => {
      const one = four(game, { phase: 'plot', 'ops a': 'Reed Elder, Mill', 'ops c': 'Reed Ambush' });
      expect(one.refused('2: engage Reed Ambush').code).toBe('not-your-turn');
      one.play('engage Reed Elder');
      expect(one.refused('2: interrupt with Reed Ambush').code).toBe('not-your-turn');
    });

    test(`[${ids.interrupt}] the next seat is asked, and no other`, () => {
      const one = four(game, {
        phase: 'plot',
        unseen: 'Rope, Cart, Brawl',
        'ops a': 'Reed Elder',
        'ops b': 'Stone Spears',
        'ops d': 'Stone Ambush',
      }).play('engage Reed Elder');
      expect([one.toAct(), one.legal()]).toEqual([[1], ['pass', 'pass the plot']]);
      expect(one.refused('3: interrupt with Stone Ambush').code).toBe('not-your-turn');
    });

    test(`[${ids.bar}] covert bars the next seat, not its mate`, () => {
      const one = four(game, {
        phase: 'plot',
        'ops a': 'Reed Mist',
        'ops b': 'Wolves, Stone Chief',
        'ops d': 'Stone Spears',
      }).play('engage Reed Mist', 'finish');
      expect(one.view('table').barred).toEqual([1]);
      expect(one.refused('engage Wolves').code).toBe('barred-by-covert');
    });

    test(`[${ids.shared}] [${ids.loser}] the turning seat gives up a card of the shared zone if its team lost, and turns again`, () => {
      const one = four(game, { phase: 'plot', turn: 'c', 'ops b': 'Wolves', 'ops c': 'Mill' }).play('finish');
      expect([one.view('table').loser, one.toAct()]).toEqual([2, [2]]);
      expect(choices(one, 'give')).toEqual(['Reed Fire', 'Reed Feast']);
      one.play('give Reed Fire');
      expect([cardsAtHome(one, 0), cardsAtHome(one, 2)]).toEqual([['Reed Feast'], ['Reed Feast']]);
      expect(nextTurn(one)[1]).toBe(2);
    });

    test(`[${ids.loser}] where the turning side wins, by a countdown, the next seat does`, () => {
      const one = four(game, {
        phase: 'obstruct',
        turn: 'c',
        [ids.countdown]: 'a 0',
        engaged: 'b Drum; c Wolves',
        'ops c': 'Mill',
      }).play('finish');
      expect(toldOf(one, 'table', 'won')).toEqual([{ kind: 'won', side: 0, why: 2 }]);
      expect([one.view('table').loser, one.toAct()]).toEqual([3, [3]]);
      one.play('give Stone Feast');
      expect(nextTurn(one)[1]).toBe(3);
    });

    test(`[${ids.equalise}] [${ids.order}] everybody down to the smallest ops, in seat order from the turning seat`, () => {
      const one = four(game, {
        phase: 'obstruct',
        turn: 'b',
        engaged: 'a Drum; b Stone Spears',
        pool: '',
        unseen: '',
        [`${home} a`]: home === 'reserve' ? 'Reed Fire' : '',
        [`${home} b`]: home === 'reserve' ? 'Stone Fire' : '',
        'ops a': 'Reed Elder, Reed Weir, Reed Mist',
        'ops b': 'Stone Elder, Stone Weir',
        'ops c': 'Mill',
        'ops d': 'Stone Mist, Dusk, Lantern',
      }).play('finish');
      expect([one.view('table').phase, one.toAct()]).toEqual(['equalise', [1]]);
      expect(one.play('discard Stone Weir').toAct()).toEqual([3]);
      expect(one.play('discard Dusk', 'discard Lantern').toAct()).toEqual([0]);
      one.play('discard Reed Elder', 'discard Reed Mist');
      expect([opsCounts(one), one.view('table').phase, one.toAct()]).toEqual([[1, 1, 1, 1], 'plot', [1]]);
    });

    test(`[${ids.shared}] [${ids.story}] wins are shared, and so is the story`, () => {
      const one = four(game, {
        phase: 'plot',
        [`${home} a`]: 'Reed Feast',
        [`${home} b`]: 'Stone Song',
        'tale b': 'Stone Fire, -',
        'ops d': 'Wolves',
      }).play('finish', 'give Reed Feast');
      expect(one.outcome()).toMatchObject({ winners: [1, 3], scores: [0, 1, 0, 1] });
      expect(toldOf(one, 'table', 'story')).toEqual([{ kind: 'story', card: cardsNamed('Stone Fire')[0] }]);
    });

    test(`[${ids.leaves}] the team of a player who leaves loses`, () => {
      const one = four(game, { phase: 'plot', 'ops a': 'Mill' }).play('3: resign');
      expect(one.outcome()).toMatchObject({ winners: [0, 2], scores: [1, 0, 1, 0] });
    });
  });
}
