/** A card as it is printed, and what it does in plain sentences. */
import { packFace } from '@hortus/cards/pack-face';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import type { Signal } from '@preact/signals';
import { type Desk, numberOf, titleOf } from '../desk.ts';
import { aboutLines } from '../says/explain.ts';
import { said } from '../says/say.ts';

interface Props {
  readonly desk: Desk;
  readonly design: Signal<number | undefined>;
}

export function Large({ desk, design }: Props) {
  const shown = design.value === undefined ? undefined : desk.cards.designs[design.value];
  if (shown === undefined) return null;
  const number = numberOf(shown);
  return (
    <Dialog
      title={titleOf(shown)}
      onClose={() => {
        design.value = undefined;
      }}
    >
      <div class={`cgs-large ${shown.card.gold ? 'gold' : 'silver'}`}>
        <div
          class="cgs-face"
          // The face's own drawing escapes what people wrote.
          dangerouslySetInnerHTML={{ __html: packFace(shown.card, desk.cards.name).markup }}
        />
        <section aria-label={said('about')}>
          <ul class="cgs-about">
            {aboutLines(shown).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {number === undefined ? null : <li class="cgs-number">{said('about.number', { number })}</li>}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
