/** The events of the Card Game System as sentences. Event fields are numbers as its types.ts declares them. */
import type { PackedJson } from '@hortus/kernel';
import { type Cast, capital, type Key, type Teller, type Words, whoIs } from '@hortus/words';
import { CAUSES, COMMON_SITE, POINTS_ZERO } from '../src/telling.ts';
import { after, isCardless, partyOf, sceneOf, scenes } from './groups.ts';

/** Events caused by one person of a group; everything else concerns the whole player. */
const PERSONAL = new Set([
  'ready',
  'played',
  'disabled',
  'diverted',
  'recovered',
  'reused',
  'seized',
  'returned',
  'offered',
  'traded',
  'refusedOffer',
  'withdrawn',
  'left',
  'late',
]);

/** Which sentence: most events have one, some have one for each outcome. */
function variant({ kind, ...fields }: PackedJson): string {
  switch (kind) {
    case 'asked':
      return fields.what === 2 ? 'asked.era' : 'asked.adventure';
    case 'answered':
      return fields.yes === 1 ? 'answered.yes' : 'answered.no';
    case 'resolved': {
      const won = fields.won === 1 ? 'won' : 'lost';
      const cause = CAUSES[Number(fields.cause)];
      // CGS-R-61 A cap isn't part of the rules, so it is mentioned.
      if (cause === 'passCap') return `resolved.capped.${won}`;
      return cause === 'rewind' ? 'resolved.rewound' : `resolved.${won}`;
    }
    case 'played':
      return fields.ends === 1 ? 'played.ends' : 'played';
    case 'sited':
      return fields.site === COMMON_SITE ? 'sited.common' : 'sited';
    case 'eraEnded':
      return `eraEnded.${CAUSES[Number(fields.cause)]}`;
    default:
      return kind;
  }
}

/** What a digit is worth before the next one (CGS-R-145). */
const higher = ({ points }: PackedJson): number => (Number(points) - POINTS_ZERO) * 2 * POINTS_ZERO;

/** Cards that leave an adventure one after another. */
const TOGETHER = new Set(['wrecked', 'returned', 'sited']);

/**
 * Cards that go the same way together are described in one sentence, and so are a card with the end of its turn and the
 * digits of very many points.
 */
function joined(one: PackedJson, other: PackedJson): PackedJson | undefined {
  if (one.seat !== other.seat) return undefined;
  if (one.kind === 'scoredHigh') return { ...other, points: higher(one) + Number(other.points) };
  if (one.kind === 'played' && other.kind === 'passed') return { ...one, ends: 1 };
  const isSame = one.kind === other.kind;
  if (!isSame || !TOGETHER.has(one.kind) || one.site !== other.site) return undefined;
  return { ...one, cards: `${one.cards ?? one.card},${other.card}` };
}

function tellCgs(words: Words, event: PackedJson, cast: Cast): string | undefined {
  const field = (name: string): number => Number(event[name] ?? 0);
  const suffix =
    event.cards !== undefined
      ? '.many'
      : event.kind === 'passed' && isCardless(cast.scene)
        ? '.cardless'
        : '';
  const key: Key | undefined = words.find(`cgs.told.${variant(event)}${suffix}`, `cgs.told.${event.kind}`);
  if (key === undefined) return undefined;
  const card = (design: number): string => cast.deck?.cards[design] ?? words.say('cgs.told.card');
  const seat = field(event.kind === 'sited' ? 'site' : 'seat');
  // The first player of a new era is a player of that era.
  const scene = cast.scene && after(cast.scene, event);
  const party = (one: number) => partyOf({ ...cast, scene }, one);
  const second = 'from' in event ? party(field('from')) : whoIs(cast, field('other'));
  const sentence = words.say(key, {
    ...(PERSONAL.has(event.kind) ? whoIs(cast, seat) : party(seat)),
    other: second.you ? words.say('cgs.told.to-you') : second.who,
    whose: second.you ? words.say('cgs.told.your') : words.say('cgs.told.whose', { other: second.who }),
    card: words.list(
      String(event.cards ?? field('card'))
        .split(',')
        .map((one) => card(Number(one))),
    ),
    mine: card(field('mine')),
    theirs: card(field('theirs')),
    affiliation: cast.deck?.factions[field('affiliation')] ?? String(field('affiliation')),
    count: field('points') - POINTS_ZERO,
  });
  return capital(sentence);
}

export const teller: Teller = { tell: tellCgs, scene: sceneOf, scenes, after, joined };
