/**
 * A session played along with the rules, as plainly as the ledger puts it: moves are their texts
 * (`moves.testing.ts`). It takes only the seating and the cards' names from the rules; the result of the deal is
 * passed in (`deal`).
 */
import { EFFECTS, hasEffect, is, isProtected } from './plain.testing.ts';
import { Table } from './table.testing.ts';

export class Session extends Table {
  beginClaims(): void {
    this.phase = 'claim';
    this.ready.clear();
    for (const [player, fixed] of this.deck.seats.entries())
      if (this.left.includes(player)) this.claimed[player] = fixed;
    if (this.claimer() === undefined) this.endClaims();
  }

  /** CGS-CLAIM-3, -4 */
  endClaims(): void {
    const order = this.rules.cards.designs.map(({ label }) => label);
    for (const player of this.inOrder(this.first)) {
      const mine = this.claimed[player];
      if (mine === undefined) continue;
      const isMine = (name: string): boolean => is(this.card(name), 'Affiliation', mine);
      const persons = this.presentOf(player);
      const taken: string[] = [];
      for (const [seat, ops] of this.ops.entries())
        if (!persons.includes(seat)) {
          taken.push(...ops.filter(isMine));
          this.ops[seat] = ops.filter((name) => !isMine(name));
        }
      taken.sort((a, b) => order.indexOf(a) - order.indexOf(b));
      const gold = this.deck.cards.filter(({ card }) => card.gold && is(card, 'Affiliation', mine));
      const names = gold.flatMap(({ card, copies }) => Array<string>(copies).fill(this.nameOf(card)));
      names.sort((a, b) => order.indexOf(a) - order.indexOf(b));
      for (const [i, name] of [...taken, ...names].entries())
        this.ops[persons[i % persons.length]!]!.push(name);
    }
    this.beginTurn(this.first);
  }

  /** CGS-INV-9 */
  beginTurn(player: number): void {
    for (let next = player; ; next = this.after(next)) {
      [this.phase, this.turn, this.step] = ['turn', next, 'power'];
      this.made.fill(0);
      const power = this.pending[next];
      const immune = this.immune.some(([, seat, name]) => name === power && this.playerOf(seat) === next);
      if (power !== undefined && is(this.card(power), 'Freeze') && !immune) return this.endAdventure(next);
      if (power !== undefined && is(this.card(power), 'RewindAdventure')) return this.rewind(next);
      if (this.asked[next] === 'era') return this.endEra(next);
      const note = this.rules.options.nextAfterUnanswered === 'note';
      if (this.asked[next] === 'adventure') return this.endAdventure(note ? this.after(next) : next);
      if (power !== undefined && this.hits().length === 0) this.pending[next] = undefined;
      this.turns++;
      if (!this.out.has(next) || this.passed(next)) return;
    }
  }

  /** CGS-R-61 */
  passed(player: number): boolean {
    const { passCap } = this.rules.options;
    this.quiet = this.quiet === 'now' ? 0 : this.quiet + 1;
    const next = this.after(player);
    if (passCap === 0 || this.quiet < passCap * this.left.length || this.asked[next] !== undefined)
      return false;
    if (this.current === undefined) this.endEra(next);
    else this.endAdventure(next);
    return true;
  }

  pass(player: number): void {
    if (!this.passed(player)) this.beginTurn(this.after(player));
  }

  /** CGS-EFF-1 The effects of a card that have something to choose. */
  effects(card: string, from = 0): void {
    for (const kind of EFFECTS.slice(from)) {
      if (!hasEffect(this.card(card), kind)) continue;
      const queue = this.doing?.queue ?? [];
      this.doing = { kind, card, queue, left: Number(this.card(card).attributes.globals.get('Reuse') ?? 0) };
      this.phase = 'doing';
      if (this.choices().length > 0) return;
    }
    const [next, ...queue] = this.doing?.queue ?? [];
    if (next !== undefined) {
      this.doing = { kind: 'batch', card: next, queue, left: 0 };
      return this.effects(next);
    }
    [this.doing, this.phase, this.step] = [undefined, 'turn', 'adventure'];
    if (is(this.card(this.current!), 'Roleplay', 'Solo')) return this.endAdventure(this.after(this.turn));
    if (card !== '' && is(this.card(card), 'RewindAdventure') && this.rules.options.rewind === 'atOnce')
      this.rewind(this.after(this.turn));
  }

  /** An effect is over, or a power of the card. */
  finish(): void {
    const doing = this.doing!;
    if (doing.kind !== 'power') return this.effects(doing.card, EFFECTS.indexOf(doing.kind as never) + 1);
    doing.powers = doing.power === undefined ? [] : doing.powers!.filter((word) => word !== doing.power);
    doing.power = doing.from = undefined;
    if (doing.powers.length > 0 && this.hits().length > 0) return;
    this.pending[this.turn] = undefined;
    [this.doing, this.phase, this.step] = [undefined, 'turn', 'era'];
  }

  /** CGS-EOA, CGS-WRAP */
  endAdventure(next: number): void {
    const card = this.card(this.current!);
    const roleplay = String(card.attributes.globals.get('Roleplay'));
    const winner = this.reading.winner();
    this.last = `${roleplay} ${winner === undefined ? 'lost' : 'won'} ${'abcdef'[winner ?? this.hero!]}`;
    if (['Doomsday', 'Epic'].includes(roleplay) || (roleplay === 'Cataclysm' && winner === undefined)) {
      this.adventures++;
      return this.endEra(next);
    }
    let reached = winner !== undefined;
    const common = is(card, 'CommonBuildsite');
    const together = ['Cataclysm', 'Cooperation'].includes(roleplay);
    for (const [seat, ground] of this.ground.entries()) {
      const player = this.playerOf(seat);
      for (const name of ground.splice(0)) {
        const holding = this.card(name).attributes.globals.has('StockHolding');
        if (name === this.current && player === this.hero)
          (winner === undefined ? this.ops[seat] : common ? this.common : this.site[winner])!.push(name);
        else if (winner !== undefined && together && holding) this.site[player]!.push(name);
        else if (roleplay === 'Competition' && player !== winner) this.ops[seat]!.push(name);
        else {
          this.wreck[player]!.push(name);
          reached = true;
        }
      }
    }
    this.adventureOver(reached, next);
  }

  adventureOver(reached: boolean, next: number): void {
    const { idleCap, adventureCap } = this.rules.options;
    this.adventures++;
    this.idle = reached || this.busy ? 0 : this.idle + 1;
    this.clearAdventure();
    const capped =
      (idleCap > 0 && this.idle >= idleCap) || (adventureCap > 0 && this.adventures >= adventureCap);
    if (capped) this.endEra(next);
    else this.beginTurn(next);
  }

  /** CGS-REW */
  rewind(next: number): void {
    const roleplay = String(this.card(this.current!).attributes.globals.get('Roleplay'));
    const lost =
      ['Doomsday', 'Epic', 'Cataclysm'].includes(roleplay) && this.rules.options.rewindFinale === 'lost';
    if (lost) this.last = `${roleplay} lost ${'abcdef'[this.hero!]}`;
    for (const [seat, ground] of this.ground.entries())
      for (const name of ground.splice(0))
        (isProtected(this.card(name)) ? this.wreck[this.playerOf(seat)] : this.ops[seat])!.push(name);
    if (!lost) return this.adventureOver(true, next);
    [this.adventures, this.idle] = [this.adventures + 1, 0];
    this.clearAdventure();
    this.endEra(next);
  }

  /** CGS-EOE */
  endEra(next: number): void {
    const { reading } = this;
    const [roleplay, result, by] = this.last?.split(' ') ?? [];
    const owes = (player: number): boolean =>
      this.personsOf(player).some((seat) => this.ops[seat]!.some((name) => is(this.card(name), 'MustPlay')));
    const finale = this.deck.cards.some(
      ({ card }) => is(card, 'Roleplay', 'Epic') || is(card, 'Roleplay', 'Doomsday'),
    );
    const decided = ((): number[] | undefined => {
      if (result === 'lost' && (roleplay === 'Cataclysm' || roleplay === 'Epic')) return [];
      if (roleplay === 'Doomsday' && result === 'lost')
        return this.left.filter((one) => 'abcdef'[one] !== by);
      if (roleplay === 'Doomsday' || roleplay === 'Epic')
        return this.left.filter((one) => 'abcdef'[one] === by);
      return finale ? [] : undefined;
    })();
    const able = this.left.filter((player) => !owes(player) && reading.coversEra(player));
    const most = Math.max(...able.map((player) => reading.points(player)));
    const beats = this.rules.options.mustPlayBeatsFinale;
    const winners =
      decided?.filter((player) => !beats || !owes(player)) ??
      able.filter((player) => reading.points(player) === most);
    for (const player of winners)
      [this.wins[player], this.latest[player]] = [this.wins[player]! + 1, this.era + 1];
    this.offers = [];
    this.made.fill(0);
    this.step = 'power';
    if (this.era + 1 === this.rules.cards.eras.length) return this.over();
    const stays = (name: string): boolean => is(this.card(name), 'MultiEra');
    this.clearAdventure();
    for (const zones of [this.ops, this.ground, this.wreck]) for (const cards of zones) cards.length = 0;
    this.site = this.site.map((cards) => cards.filter(stays));
    this.common = this.common.filter(stays);
    this.claimed.fill(undefined);
    [this.adventures, this.idle, this.last] = [0, 0, undefined];
    this.era++;
    this.regroup();
    if (this.left.length < 2) return this.over();
    const first = this.lost.has(next) ? this.after(next) : next;
    [this.phase, this.first, this.turn, this.undealt] = ['study', first, first, true];
  }

  over(): void {
    this.phase = 'over';
    this.offers = [];
    this.pending.fill(undefined);
    this.asked.fill(undefined);
    this.made.fill(0);
    for (const set of [this.out, this.answers, this.ready]) set.clear();
    [this.busy, this.quiet, this.doing, this.step] = [false, 0, undefined, 'power'];
  }

  /** CGS-R-168 */
  regroup(): void {
    for (const player of this.players)
      if (this.presentOf(player).length > 0) this.lost.delete(player);
      else {
        this.lost.add(player);
        this.site[player] = [];
      }
  }

  /** CGS-R-162 */
  leave(seat: number): void {
    const player = this.playerOf(seat);
    this.gone.add(seat);
    this.ready.delete(seat);
    this.offers = this.offers.filter(({ from }) => from !== seat);
    this.made[seat] = 0;
    const mates = this.presentOf(player);
    if (mates.length === 0) return this.eliminate(player);
    const order = this.rules.cards.designs.map(({ label }) => label);
    const place = (name: string): number => order.indexOf(name.replace('!', ''));
    const ops = this.ops[seat]!.splice(0).sort((a, b) => place(a) - place(b));
    for (const [i, name] of ops.entries()) this.ops[mates[i % mates.length]!]!.push(name);
    this.ground[mates[0]!]!.push(...this.ground[seat]!.splice(0));
    this.immune = this.immune.map(([who, where, name]) => [who, where === seat ? mates[0]! : where, name]);
    if (this.phase === 'study' && this.isStudied()) this.beginClaims();
  }

  isStudied = (): boolean => this.ops.every((_, seat) => this.gone.has(seat) || this.ready.has(seat));

  /** CGS-R-107 */
  eliminate(player: number): void {
    const [wasTurning, wasHero] = [this.turn === player, this.hero === player];
    this.lost.add(player);
    for (const seat of this.personsOf(player)) for (const zone of [this.ops, this.ground]) zone[seat] = [];
    [this.site[player], this.wreck[player]] = [[], []];
    this.immune = this.immune.filter(([who, where]) => who !== player && this.playerOf(where) !== player);
    if (wasHero) {
      for (const [seat, ground] of this.ground.entries()) this.ops[seat]!.push(...ground.splice(0));
      this.clearAdventure();
    }
    this.pending[player] = this.asked[player] = this.claimed[player] = undefined;
    for (const set of [this.answers, this.out]) set.delete(player);
    if (this.left.length < 2) return this.over();
    if (this.phase === 'study' || this.phase === 'claim') {
      if (this.first === player) this.first = this.turn = this.after(player);
      if (this.phase === 'claim') return this.claimer() === undefined ? this.endClaims() : undefined;
      return this.isStudied() ? this.beginClaims() : undefined;
    }
    this.leaveTurn(player, wasTurning, wasHero);
  }

  leaveTurn(player: number, wasTurning: boolean, wasHero: boolean): void {
    if (wasTurning) {
      this.request = this.doing = undefined;
      this.answers.clear();
      const next = this.after(player);
      const allOut = this.current !== undefined && this.left.every((one) => this.out.has(one));
      return allOut ? this.endAdventure(next) : this.beginTurn(next);
    }
    if (wasHero && this.phase !== 'turn') {
      if (this.phase === 'answer') this.step = 'pass';
      this.phase = 'turn';
    } else if (this.phase === 'answer') this.settle();
    else if (this.phase === 'doing' && this.doing?.kind !== 'batch' && this.choices().length === 0)
      this.finish();
  }

  /** CGS-REQA-2, CGS-REQE-2 The last yes settles a request. */
  settle(): void {
    if (this.answers.size > 0) return;
    const what = this.request;
    [this.request, this.phase] = [undefined, 'turn'];
    if (what === 'era') this.endEra(this.after(this.turn));
    else this.endAdventure(this.after(this.turn));
  }
}
