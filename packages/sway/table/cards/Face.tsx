/** A card as it is printed, in one of three sizes: drawn by the same code from the same data as on paper. It has no label; the component that shows it provides one. */
import { FACE_STYLE, type FaceSize, faceMarkup, SMALLER_FACE_STYLE } from '@hortus/cards/face';
import { words } from '@hortus/frame/page/words.ts';
import { faceOf } from '../../face/index.ts';
import type { AbilityName } from '../../src/index.ts';
import { faceRule } from '../says/face-words.ts';
import { abilityWords, shortWords } from '../says/words.ts';
import type { Cards, KnownCard } from './deck.ts';

let styled = false;

/** The style comes with the markup, as it does on paper. */
function style(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FACE_STYLE + SMALLER_FACE_STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

interface Props {
  readonly card: KnownCard;
  readonly cards: Cards;
  /** 0 and 1 are the factions, 2 is neutral. */
  readonly faction: 0 | 1 | 2;
  readonly size: FaceSize;
  /** The abilities it can be played as here, if not its own. */
  readonly as?: readonly AbilityName[] | undefined;
}

/** Drawn once per language and deck. */
const drawn = new WeakMap<object, WeakMap<Cards, Map<string, string>>>();

function kept({ card, cards, faction, size, as }: Props): string {
  const spoken = words.value;
  const inLanguage = drawn.get(spoken) ?? new WeakMap<Cards, Map<string, string>>();
  drawn.set(spoken, inLanguage);
  const ofDeck = inLanguage.get(cards) ?? new Map<string, string>();
  inLanguage.set(cards, ofDeck);
  const key = `${card.number} ${faction} ${size} ${as}`;
  const found = ofDeck.get(key) ?? markup({ card, cards, faction, size, as });
  ofDeck.set(key, found);
  return found;
}

/** Any of the unlocked abilities: an open lock. */
const CHOICE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 11H19V21H5ZM8 11V7.500Q8 3 12 3Q15.200 3 15.900 6M12 15V17.500" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>';

function markup({ card, cards, faction, size, as }: Props): string {
  const { say } = words.value;
  const [only, ...more] = as ?? [];
  const { name, power: ability, sway, epic, lore, owner, later } = card;
  const side = cards.deck.factions[card.faction as 0 | 1];
  const face = faceOf(
    {
      name,
      ability,
      sway,
      epic,
      lore,
      ...(side === undefined ? {} : { faction: side }),
      ...(owner === undefined ? {} : { owner }),
    },
    {
      ability: abilityWords,
      does: (one) => faceRule({ power: one }, cards, as),
      short: (one) => shortWords(one, cards),
      neutral: say('web.sway.neutral'),
      epic: say('web.sway.epic'),
      recruits: abilityWords,
      of: () => say('web.sway.custom'),
    },
    { group: owner === undefined ? faction : 3, later },
    only,
  );
  if (more.length === 0) return faceMarkup(face, size);
  return faceMarkup(
    { ...face, sign: CHOICE, announced: true, kind: say('web.sway.unlocked.any'), short: '' },
    size,
  );
}

export function Face(props: Props) {
  style();
  return (
    <span
      class={`sway-face is-${props.size}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: kept(props) }}
    />
  );
}

/** Its back, with what everybody can tell about it. */
export function CardBack({ mark }: { readonly mark?: string }) {
  return (
    <span class="sway-face is-small back" aria-hidden="true">
      <svg viewBox="0 0 40 56" aria-hidden="true" focusable="false">
        <path d="M20 8q12 14 0 20-12 6 0 20M20 8q-12 14 0 20 12 6 0 20M6 28h28" />
      </svg>
      {mark === undefined ? null : <span class="sway-mark">{mark}</span>}
    </span>
  );
}
