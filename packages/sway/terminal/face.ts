/** Genesis and Worlds Asunder at a terminal: the drawing of the game, with ability and sway beside each card. */

import type { Around, Face, Seen } from '@hortus/kit';
import { wrap } from '@hortus/kit/paint';
import type { Params, Words } from '@hortus/words';
import { sentenceOf } from '../face/index.ts';
import { ABILITIES, type Card, DEEDS, type SwayState, type SwayView } from '../src/index.ts';

const deckOf = (state: unknown): SwayState['rules']['deck'] => (state as SwayState).rules.deck;

function said(words: Words, key: string, code: string, params: Params = {}): string {
  const found = words.find(key);
  return found === undefined ? code : words.say(found, params);
}

/** `warfare 3`, `vision 2, epic`. */
function worthOf({ ability, sway, epic }: Card, words: Words): string {
  const name = ABILITIES[ability] ?? '';
  return `${said(words, `sway.ability.${name}`, name)} ${sway}${epic ? ', epic' : ''}`;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Where the drawing names a card: in a list, in the brackets
 * of a hidden one, or before what is known about it.
 */
function namesIn(cards: readonly Card[]): RegExp {
  const names = cards.map(({ name }) => escaped(name)).sort((a, b) => b.length - a.length);
  return new RegExp(
    `(?<=^|: |, |\\[|looks at |under it )(${names.join('|')})(?=$|[,*+\\]]| as | twice| \\(| is in )`,
    'g',
  );
}

function draw({ game, state, viewer }: Seen, { look, words }: Around): string {
  const { cards } = deckOf(state);
  const worth = new Map(cards.map((card) => [card.name, worthOf(card, words)]));
  const names = namesIn(cards);
  return game.notation
    .draw(state, viewer)
    .split('\n')
    .map((line) => {
      const told = line.replace(names, (name) => `${name} (${worth.get(name)})`);
      const lead = ' '.repeat(line.length - line.trimStart().length);
      return lead + wrap(told.trimStart(), look.width - lead.length, `${lead}    `);
    })
    .join('\n');
}

function tell(card: Card, { rules }: SwayState, { look, words }: Around): string {
  const factions: readonly string[] = rules.deck.factions;
  const faction = factions[card.faction];
  const deeds = rules.able[card.ability]?.deeds ?? DEEDS[ABILITIES[card.ability] ?? 'ruin'];
  const does = sentenceOf(deeds, (key, params) => said(words, `web.sway.deed.${key}`, '', params));
  const head = `${card.name}: ${worthOf(card, words)}${faction === undefined ? '' : `, ${faction}`}.`;
  return wrap(`${head} ${does}`, look.width, '    ');
}

function cards({ game, state, viewer }: Seen, name: string, around: Around): string[] {
  const { ops } = game.view(state, viewer) as SwayView;
  const held = typeof viewer === 'number' ? (ops[viewer]?.cards ?? []).map(({ card }) => card) : [];
  const wanted = name === '' ? held : [name];
  return wanted.flatMap((one) => {
    const card = deckOf(state).cards.find((known) => known.name.toLowerCase() === one.toLowerCase());
    return card === undefined ? [] : [tell(card, state as SwayState, around)];
  });
}

export const swayFace: Face = { hides: true, draw, cards };
