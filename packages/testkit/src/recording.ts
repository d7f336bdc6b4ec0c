/**
 * A played game as text to read and compare: each move, its events for every viewer, what changed in every view, who
 * may do what next, and the position.
 */
import {
  FastLuck,
  type Game,
  type Json,
  Match,
  moveList,
  packsOf,
  type Seat,
  seatsOf,
  secretFromSeed,
  type Viewer,
} from '@hortus/kernel';

export interface Recorded {
  readonly options?: unknown;
  readonly seats?: number;
  readonly seed?: string;
  /** The moves, each after its seat: `1: pass`. When they end or are refused, the game continues at random. */
  readonly moves?: readonly string[];
  /** The game is left after this many moves. */
  readonly most?: number;
}

export function record(game: Game, name: string, recorded: Recorded): string {
  const { options = {}, seats = game.seats[0], seed = name, moves = [], most = 200 } = recorded;
  const info = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}`, kind: 'bot' as const }));
  const terms = {
    id: `golden ${name}`,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as Json,
    packs: packsOf(game, options, seats),
    seats: info,
  };
  const begun = Match.begin(game, terms, [], secretFromSeed(seed));
  if (!begun.ok) throw new Error(`the game cannot begin: ${JSON.stringify(begun.fault)}`);
  const match: Match = begun.value;
  const viewers: Viewer[] = [...info.keys(), 'table'];
  const seen = new Map(viewers.map((viewer) => [viewer, flat(match.view(viewer))]));
  const lines = [
    `game ${game.id}, rules ${game.rulesVersion}, ${seats} seats, options ${JSON.stringify(options)}, seed ${JSON.stringify(seed)}`,
    '',
    ...standing(match),
    ...viewers.map((viewer) => `view ${viewer}  ${JSON.stringify(match.view(viewer))}`),
  ];
  let luck: FastLuck | undefined;
  for (let n = 0; !match.over && n < most; n++) {
    const given = luck === undefined ? moves[n] : undefined;
    let refused = given === undefined ? 'no more moves are recorded' : hand(match, given);
    let text = given;
    if (refused !== undefined) {
      luck ??= new FastLuck([...seed].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 2 ** 40, 7));
      text = choose(match, luck);
      if (given !== undefined) lines.push('', `“${given}” is refused: ${refused}; from here on by lot`);
      refused = hand(match, text);
      if (refused !== undefined) throw new Error(`a listed move is refused: ${text}: ${refused}`);
    }
    lines.push(
      '',
      `#${n + 1} ${text}`,
      ...told(match, viewers),
      ...changes(match, viewers, seen),
      ...standing(match),
    );
  }
  const outcome = match.outcome;
  lines.push(
    '',
    game.notation.draw(match.state, match.over ? 'all' : 'table'),
    '',
    outcome === undefined ? 'left unfinished' : `outcome ${JSON.stringify(outcome)}`,
    `hash ${match.hash}`,
    '',
  );
  return lines.join('\n');
}

/** The moves a recording holds. */
export const movesIn = (text: string): string[] =>
  [...text.matchAll(/^#\d+ (.*)$/gm)].map(([, move]) => move);

/** Submits a text; returns the refusal, if there is one. */
function hand(match: Match, text: string): string | undefined {
  const [, seat, words] = /^(\d+): (.*)$/.exec(text) ?? [];
  if (seat === undefined) return 'no seat before it';
  const read = match.game.notation.parseMove(match.state, Number(seat), words);
  const done = read.ok ? match.submit({ seat: Number(seat), moves: [read.value], byHost: true }) : read;
  return done.ok ? undefined : `${done.fault.code} (${done.fault.clause ?? 'no clause'})`;
}

function choose({ game, state, toAct }: Match, luck: FastLuck): string {
  const acting = seatsOf(toAct);
  const seat = acting[luck.below(acting.length)];
  const list = moveList(game);
  return `${seat}: ${game.notation.makeMove(state, seat, list[luck.below(game.legal(state, seat, list))])}`;
}

function standing({ game, state, toAct }: Match): string[] {
  const list = moveList(game);
  const may = (seat: Seat): string =>
    [...list.subarray(0, game.legal(state, seat, list))]
      .map((move) => game.notation.makeMove(state, seat, move))
      .join(', ');
  return [
    `at  ${game.notation.makePosition(state)}`,
    ...seatsOf(toAct).map((seat) => `may ${seat}: ${may(seat)}`),
  ];
}

/** The last move's events, with viewers who saw the same on one line. */
function told(match: Match, viewers: readonly Viewer[]): string[] {
  const lines = new Map<string, Viewer[]>();
  for (const viewer of viewers) {
    const events = match.seen(viewer).at(-1)?.told ?? [];
    const text = events
      .map(({ kind, ...fields }) => [kind, ...Object.entries(fields).map((pair) => pair.join('='))].join(' '))
      .join('; ');
    lines.set(text, [...(lines.get(text) ?? []), viewer]);
  }
  return [...lines].map(([text, who]) => `told ${who.join(',')}  ${text || 'nothing'}`);
}

/** What changed in each view since the last move, viewers with the same changes on one line. */
function changes(match: Match, viewers: readonly Viewer[], seen: Map<Viewer, Map<string, string>>): string[] {
  const lines = new Map<string, Viewer[]>();
  for (const viewer of viewers) {
    const [before, after] = [seen.get(viewer) ?? new Map<string, string>(), flat(match.view(viewer))];
    const isThere = (path: string): boolean =>
      after.has(path) || [...after.keys()].some((key) => key.startsWith(`${path}.`));
    const gone = [...before.keys()].filter((path) => !isThere(path)).map((path) => `${path} gone`);
    const changed = [...after]
      .filter(([path, value]) => before.get(path) !== value)
      .map((pair) => pair.join(' '));
    const text = [...changed, ...gone].join(', ');
    lines.set(text, [...(lines.get(text) ?? []), viewer]);
    seen.set(viewer, after);
  }
  return [...lines].map(([text, who]) => `sees ${who.join(',')}  ${text || 'no change'}`);
}

/** Every leaf of a view by its path; a list of plain values is one leaf. */
function flat(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  const isPlain = (inner: unknown): boolean => typeof inner !== 'object' || inner === null;
  if (isPlain(value) || (Array.isArray(value) && value.every(isPlain)))
    into.set(path, JSON.stringify(value) ?? 'undefined');
  else
    for (const [key, inner] of Object.entries(value as Record<string, unknown>))
      flat(inner, path === '' ? key : `${path}.${key}`, into);
  return into;
}
