/** Gnostica in words: cards, pieces, spaces and moves. */
import { CODES, type ManView, type View } from '@hortus/gnostica';
import type { Move, Seat } from '@hortus/kernel';
import type { Key, Params } from '@hortus/words';
import { words } from '../../app/words.ts';
import { fieldOf, kindOf } from './choosing.ts';

export function said(key: string, code: string, params: Params = {}): string {
  const found = words.value.find(`web.gnostica.${key}`);
  return found === undefined ? code : words.value.say(found, params);
}

/** `Ace of Cups`, `The Tower`. */
export function cardName(code: string): string {
  if (/^\d/.test(code)) return said(`major.${Number(code)}`, code);
  return said('minor', code, {
    rank: said(`rank.${code[1]}`, code[1] ?? ''),
    suit: said(`suit.${code[0]}`, code[0] ?? ''),
  });
}

/** What using it does. */
export const cardDoes = (code: string): string =>
  /^\d/.test(code) ? said(`does.${Number(code)}`, '') : said(`does.${code[0]}`, '');

const facingName = (facing: string): string => said(`facing.${facing}`, facing);

/** A space by what lies there; wasteland by its place. */
export function spaceName(view: View, x: number, y: number): string {
  const card = view.sites.find((site) => site.x === x && site.y === y)?.card ?? null;
  return card === null ? said('wasteland', `${x},${y}`, { x, y }) : cardName(card);
}

export function manName(view: View, man: ManView, names: readonly string[], you: Seat | undefined): string {
  return said(man.owner === you ? 'man.own' : 'man', '', {
    size: said(`size.${man.pips}`, String(man.pips)),
    who: names[man.owner] ?? '',
    facing: facingName(man.facing),
    where: spaceName(view, man.x, man.y),
  });
}

const FACINGS = ['N', 'E', 'S', 'W', 'U'];

/** A move as a button says it; what was pressed already need not be said again. */
export function moveName(move: Move, view: View, names: readonly string[], you: Seat | undefined): string {
  const [kind] = kindOf(move);
  const man = (field: string): string => {
    const one = view.men[fieldOf(move, field) ?? -1];
    return one === undefined ? '' : manName(view, one, names, you);
  };
  const site = (field: string): string => {
    const one = view.sites[fieldOf(move, field) ?? -1];
    return one === undefined ? '' : spaceName(view, one.x, one.y);
  };
  const actor = fieldOf(move, 'actor');
  const target = fieldOf(move, 'man');
  const self = actor !== undefined && actor === target;
  const card = fieldOf(move, 'card');
  const facing = fieldOf(move, 'facing');
  const keeps = facing !== undefined && view.men[target ?? actor ?? -1]?.owner !== you && kind !== 'own';
  const key = `do.${kind}${self ? '.self' : ''}`;
  const base = said(key, kind, {
    actor: man('actor'),
    man: man('man'),
    site: site('site'),
    to: site('to'),
    card: card === undefined ? '' : cardName(CODES[card] ?? ''),
    count:
      (fieldOf(move, 'far') ?? fieldOf(move, 'harm') ?? fieldOf(move, 'count') ?? 0) +
      (kind === 'draw' || kind === 'redraw' ? 0 : 1),
    who: names[fieldOf(move, 'seat') ?? -1] ?? '',
    from: fieldOf(move, 'from') === 1 ? said('from.discards', '') : '',
    drop: dropped(move, view, you),
  });
  const turns =
    facing === undefined || keeps || kind === 'put'
      ? ''
      : said('then.facing', '', { facing: facingName(FACINGS[facing] ?? '') });
  const put =
    kind === 'put' && facing !== undefined
      ? said('then.facing', '', { facing: facingName(FACINGS[facing] ?? '') })
      : '';
  return `${base}${turns}${put}`;
}

/** The cards of the own hand that a draw or redraw throws away, lowest first as the rules count them. */
function dropped(move: Move, view: View, you: Seat | undefined): string {
  const bits = fieldOf(move, 'drop') ?? 0;
  if (bits === 0 || you === undefined) return said('drop.none', '');
  const order = (code: string): number => CODES.indexOf(code);
  const hand = [...(view.hands[you]?.cards ?? [])].sort((a, b) => order(a) - order(b));
  return words.value.list(hand.filter((_, i) => ((bits >> i) & 1) === 1).map(cardName));
}

export function describe(view: View, names: readonly string[], you?: Seat): string {
  const who = { who: names[view.turn ?? 0] ?? '', you: view.turn === you };
  if (view.phase === 'bid') return words.value.say('web.gnostica.asks.bid');
  if (view.phase === 'redraw') return words.value.say('web.gnostica.asks.redraw');
  if (view.phase === 'over') return words.value.say('web.gnostica.asks.over');
  return words.value.say(`web.gnostica.asks.${view.phase}` as Key, who);
}
