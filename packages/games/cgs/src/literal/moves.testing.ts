/** The moves of a session that is played along: what may be said, what it does, and how it stands, all as text. */
import { EFFECTS, hasEffect, hasPower, is, POWERS, take } from './plain.testing.ts';
import type { Session } from './session.testing.ts';

/** Whom the table waits for. */
export function awaited(s: Session): number[] {
  const persons = (players: Iterable<number>): number[] =>
    [...players].flatMap((player) => s.presentOf(player)).sort((a, b) => a - b);
  switch (s.phase) {
    case 'study':
      return s.ops.map((_, seat) => seat).filter((seat) => !s.ready.has(seat) && !s.gone.has(seat));
    case 'claim':
      return persons([s.claimer()!]);
    case 'answer':
      return persons(s.answers);
    case 'over':
      return [];
    default:
      return persons([s.turn]);
  }
}

/** Every move of a seat as text, in any order. */
export function legal(s: Session, seat: number): string[] {
  if (!awaited(s).includes(seat)) return [];
  const named = (word: string, identifiers: readonly string[]): string[] =>
    identifiers.map((identifier) => {
      const design = s.rules.cards.designs.find(({ card }) => card.identifier === identifier);
      return `${word} ${design?.label}`;
    });
  switch (s.phase) {
    case 'study':
      return ['ready'];
    case 'claim':
      return s.free().map((one) => `claim ${one}`);
    case 'answer':
      return ['agree', 'refuse'];
    case 'doing': {
      if (s.doing?.kind !== 'batch') return [...new Set(s.choices()), 'done'];
      return [
        ...named(
          'add',
          s.reading.addable(
            seat,
            s.doing.queue.map((name) => s.card(name)),
          ),
        ),
        'close',
      ];
    }
  }
  const power = s.step === 'power' && s.pending[s.turn] !== undefined;
  const between = s.current === undefined;
  return [
    ...(power ? [...new Set(s.hits()), 'done'] : []),
    ...(between && s.isBefore('era') ? ['end era'] : []),
    ...(s.isBefore('play') ? named('play', s.reading.playable(seat)) : []),
    ...(!between && s.isBefore('adventure') ? ['end adventure'] : []),
    'pass',
    ...(!between && s.pending[s.turn] === undefined ? ['sit out'] : []),
  ];
}

const seatNamed = (s: Session, name: string): number =>
  s.ops.findIndex((_, seat) => s.seatName(seat) === name);

export function play(s: Session, seat: number, text: string): void {
  const [, word = '', rest = ''] = /^(end era|end adventure|sit out|\S+) ?(.*)$/.exec(text) ?? [];
  say(s, seat, word, rest);
  s.refreshOffers();
}

function say(s: Session, seat: number, word: string, rest: string): void {
  const player = s.playerOf(seat);
  switch (word) {
    case 'ready':
      s.ready.add(seat);
      return s.isStudied() ? s.beginClaims() : undefined;
    case 'claim':
      s.claimed[player] = rest;
      return s.claimer() === undefined ? s.endClaims() : undefined;
    case 'agree':
    case 'refuse':
      return answer(s, player, word === 'agree');
    case 'offer':
    case 'withdraw':
    case 'accept':
    case 'decline':
      return trade(s, seat, word, rest);
    case 'rejoin':
      s.out.delete(player);
      return;
    case 'sit out':
      s.out.add(player);
      if (s.phase !== 'turn' || s.turn !== player) {
        s.made[seat]!++;
        return;
      }
      return s.out.size === s.left.length ? s.endAdventure(s.after(player)) : s.pass(player);
    case 'resign':
      return s.leave(seat);
    case 'time':
      return timeIsUp(s, seat);
    case 'add':
      s.doing?.queue.push(lay(s, seat, rest));
      return;
    case 'close':
      return close(s);
    case 'done':
      if (s.phase === 'doing') return s.finish();
  }
  if (s.phase === 'doing' || POWERS.some((power) => power.word.replace('1', '') === word.replace('1', '')))
    return choose(s, seat, word, rest);
  // CGS-R-6
  if (s.step === 'power') s.pending[player] = undefined;
  switch (word) {
    case 'done':
      s.step = 'era';
      return;
    case 'end era':
      return request(s, 'era');
    case 'end adventure':
      return request(s, 'adventure');
    case 'pass':
      return s.pass(player);
    case 'play':
      return playCard(s, seat, rest);
    default:
      throw new Error(`what is ${word}?`);
  }
}

function lay(s: Session, seat: number, name: string): string {
  s.ground[seat]!.push(take(s.ops[seat]!, name));
  s.asked.fill(undefined);
  s.quiet = 'now';
  return name;
}

function playCard(s: Session, seat: number, name: string): void {
  const card = s.card(lay(s, seat, name));
  s.step = 'adventure';
  if (is(card, 'Type', 'Adventure')) {
    [s.hero, s.current] = [s.turn, name];
    if (!is(card, 'Roleplay', 'Solo')) return;
    [s.phase, s.doing] = ['doing', { kind: 'batch', card: name, queue: [], left: 0 }];
    return;
  }
  const rewinds = is(card, 'RewindAdventure');
  const opens = rewinds ? s.rules.options.rewind === 'afterSpecialRound' : hasPower(card);
  if (opens) s.pending[s.turn] = name;
  s.effects(name);
}

/** CGS-PADV-6, CGS-R-52 */
function close(s: Session): void {
  const acts = s.doing!.queue.filter((name) => EFFECTS.some((effect) => hasEffect(s.card(name), effect)));
  s.doing = { kind: 'batch', card: '', queue: acts, left: 0 };
  s.effects('', EFFECTS.length);
}

function choose(s: Session, seat: number, word: string, rest: string): void {
  const [owner = '', name = ''] = rest.includes(':') ? rest.split(':') : [s.seatName(seat), rest];
  const from = word === 'reuse' ? 'abcdef'.indexOf(owner) : seatNamed(s, owner);
  if (s.phase === 'turn') {
    const card = s.pending[s.turn]!;
    const powers = POWERS.filter(({ category }) => s.card(card).attributes.conditions.has(category)).map(
      (one) => one.word,
    );
    [s.phase, s.doing] = ['doing', { kind: 'power', card, queue: [], left: 0, powers }];
  }
  const doing = s.doing!;
  switch (word) {
    case 'recover':
      s.ops[from]!.push(take(s.ground[from]!, name));
      return s.finish();
    case 'reuse':
      s.ops[seat]!.push(take(s.wreck[from]!, name));
      [doing.from, doing.left] = [from, doing.left - 1];
      return doing.left === 0 || s.choices().length === 0 ? s.finish() : undefined;
    case 'seize':
    case 'seize1':
      s.ops[seat]!.push(take(s.ops[from]!, name));
      doing.from = s.playerOf(from);
      return doing.kind === 'seize1' || s.choices().length === 0 ? s.finish() : undefined;
    case 'immune':
      s.immune.push([s.turn, from, name]);
      return s.finish();
  }
  const has = (power: string): boolean =>
    (doing.powers ?? []).includes(power as never) || doing.power === power;
  const power = POWERS.find((one) => one.word === (has(word) ? word : `${word}1`))!.word;
  doing.power = power;
  doing.from = s.playerOf(from);
  take(s.ground[from]!, name);
  if (power.startsWith('disable')) s.ops[from]!.push(`${name}!`);
  else if (power.startsWith('divert')) s.ground[seat]!.push(name);
  else {
    s.wreck[s.turn]!.push(`${name}!`);
    s.busy = true;
  }
  if (power.endsWith('1') || s.hits().length === 0) s.finish();
}

/** CGS-R-60 */
function request(s: Session, what: 'adventure' | 'era'): void {
  s.request = what;
  s.answers = new Set(s.left.filter((player) => player !== s.turn && !s.out.has(player)));
  s.phase = 'answer';
  s.settle();
}

function answer(s: Session, player: number, yes: boolean): void {
  s.answers.delete(player);
  if (yes) return s.settle();
  const special = s.pending.some((name) => name !== undefined);
  if (!special || s.rules.options.requestInSpecialRound === 'literal') s.asked[s.turn] = s.request;
  s.step = s.request === 'era' ? 'play' : 'pass';
  [s.request, s.phase] = [undefined, 'turn'];
  s.answers.clear();
}

function trade(s: Session, seat: number, word: string, rest: string): void {
  const [left = '', right = ''] = rest.split(' for ');
  const answers = word === 'accept' || word === 'decline';
  const [owner = '', theirs = ''] = (answers ? left : right).split(':');
  const [other, mine] = [seatNamed(s, owner), answers ? right : left];
  const offer = answers
    ? { from: other, mine: theirs, to: seat, theirs: mine }
    : { from: seat, mine, to: other, theirs };
  if (word === 'offer') {
    s.offers.push(offer);
    s.made[seat]!++;
    return;
  }
  s.offers = s.offers.filter((one) => JSON.stringify(one) !== JSON.stringify(offer));
  if (word !== 'accept') return;
  s.ops[seat]!.push(take(s.ops[other]!, theirs));
  s.ops[other]!.push(take(s.ops[seat]!, mine));
}

/** CGS-R-108 */
function timeIsUp(s: Session, seat: number): void {
  if (!awaited(s).includes(seat)) return;
  const player = s.playerOf(seat);
  if (s.phase === 'study') return say(s, seat, 'ready', '');
  if (s.phase === 'claim') return say(s, seat, 'claim', s.free()[0]!);
  if (s.phase === 'answer') return answer(s, player, false);
  const { turns } = s;
  const goesOn = (): boolean => s.turns === turns;
  if (s.doing?.kind === 'batch') close(s);
  while (s.phase === 'doing' && goesOn()) s.finish();
  if (s.phase !== 'turn' || !goesOn()) return;
  if (s.step === 'power') s.pending[player] = undefined;
  s.pass(player);
}

/** The state as the fields of a position, in any order. */
export function fieldsOf(s: Session): string[] {
  const players = s.players.map((player) => 'abcdef'[player]!);
  const order = (name: string): number =>
    2 * (s.rules.cards.byLabel.get(name.replace('!', ''))?.index ?? 0) + (name.endsWith('!') ? 1 : 0);
  const cards = (zone: readonly string[]): string =>
    [...new Set(zone)]
      .sort((a, b) => order(a) - order(b))
      .map((name) => {
        const count = zone.filter((one) => one === name).length;
        return count > 1 ? `${name}*${count}` : name;
      })
      .join(',');
  const each = (key: string, values: readonly unknown[], names: readonly string[]): string[] =>
    values.flatMap((value, i) =>
      value === undefined || value === 0 || value === '' ? [] : [`${key} ${names[i]} ${value}`],
    );
  const seats = s.ops.map((_, seat) => s.seatName(seat));
  const named = (set: Iterable<number>, names: readonly string[]): string =>
    [...set]
      .sort((a, b) => a - b)
      .map((one) => names[one])
      .join(',');
  const one = (key: string, value: string | number | undefined): string[] =>
    value === undefined || value === '' || value === 0 ? [] : [`${key} ${value}`];
  const before = s.phase === 'study' || s.phase === 'claim' || s.phase === 'over';
  const asked = s.asked.map((what, player) => (s.phase === 'answer' && player === s.turn ? s.request : what));
  return [
    ...one('era', s.era > 0 ? s.era + 1 : 0),
    ...(before ? [`phase ${s.phase}`] : [`turn ${players[s.turn]}`]),
    `first ${players[s.first]}`,
    ...one('turns', s.turns),
    ...one('ready', named(s.ready, seats)),
    ...(before || s.phase === 'doing' || s.step === 'power' ? [] : [`step ${s.step}`]),
    ...each('ops', s.ops.map(cards), seats),
    ...each('ground', s.ground.map(cards), seats),
    ...each('site', s.site.map(cards), players),
    ...each('wreck', s.wreck.map(cards), players),
    ...one('common', cards(s.common)),
    ...(s.current === undefined ? [] : [`hero ${players[s.hero!]} ${s.current}`]),
    ...each('pending', s.pending, players),
    ...s.immune.map(([player, seat, name]) => `immune ${players[player]} ${seats[seat]}:${name}`),
    ...one('out', named(s.out, players)),
    ...each('asked', asked, players),
    ...one('answers', named(s.answers, players)),
    ...s.offers.map(({ from, mine, to, theirs }) => `offers ${seats[from]}:${mine}>${seats[to]}:${theirs}`),
    ...each('made', s.made, seats),
    ...s.claimed.flatMap((name, player) =>
      name === undefined ? [] : [`affiliations ${players[player]} "${name}"`],
    ),
    ...each('wins', s.wins, players),
    ...each('latest', s.latest, players),
    ...one('gone', named(s.gone, seats)),
    ...one('last', s.last),
    ...one('adventures', s.adventures),
    ...one('idle', s.idle),
    ...(s.busy ? ['busy'] : []),
    ...one('quiet', s.quiet),
  ].sort();
}
