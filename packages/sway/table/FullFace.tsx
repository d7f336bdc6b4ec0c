/** A card with everything on it, as it is printed: drawn by the same code from the same data. */
import { FACE_STYLE, faceMarkup } from '@hortus/cards/face';
import { words } from '@hortus/frame/page/words.ts';
import { faceOf } from '../face/index.ts';
import type { Cards, KnownCard } from './deck.ts';
import { abilityWords, doesWords } from './words.ts';

let styled = false;

/** The style comes with the markup, as it does on paper. */
function style(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FACE_STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

interface Props {
  readonly card: KnownCard;
  readonly cards: Cards;
  /** 0 and 1 are the factions, 2 is neutral. */
  readonly faction: 0 | 1 | 2;
}

export function FullFace({ card, cards, faction }: Props) {
  const { say } = words.value;
  style();
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
      does: (one) => doesWords(one, cards),
      neutral: say('web.sway.neutral'),
      epic: say('web.sway.epic'),
      recruits: abilityWords,
      of: () => say('web.sway.custom'),
    },
    { group: owner === undefined ? faction : 3, later },
  );
  return <div class="sway-full" aria-hidden="true" dangerouslySetInnerHTML={{ __html: faceMarkup(face) }} />;
}
