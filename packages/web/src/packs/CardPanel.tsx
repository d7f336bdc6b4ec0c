/** The card under the cursor, as it will be printed, and what it says in plain words. */
import { packBack, packFace } from '@hortus/cards/pack-face';
import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useSignal } from '@preact/signals';
import type { PackModel } from './model.ts';
import { plainWords } from './plain-words.ts';

export function CardPanel({ model }: { readonly model: PackModel }) {
  const { say } = words.value;
  const turned = useSignal(false);
  const shown = model.card.value;
  const pack = model.reading.value?.pack?.head.name ?? '';
  if (shown === undefined)
    return (
      <section class="pack-card" aria-label={say('web.packs.card')}>
        <p class="soft">{say('web.packs.card.none')}</p>
      </section>
    );
  const { card, index, count, copies } = shown;
  const { markup, isCut } = packFace(card, pack);
  const sentences = plainWords(words.value, card);
  return (
    <section class="pack-card" aria-label={say('web.packs.card')}>
      <div class="pack-card-bar">
        <button
          type="button"
          class="subtle icon-button"
          aria-label={say('web.packs.card.previous')}
          onClick={() => model.step(-1)}
        >
          <Icon name="previous" />
        </button>
        <p aria-live="polite">
          {say('web.packs.card.of', { number: index + 1, count })}
          <span class="soft">
            {copies === 0 ? say('web.packs.card.no-deck') : say('web.packs.card.copies', { count: copies })}
          </span>
        </p>
        <button
          type="button"
          class="subtle icon-button"
          aria-label={say('web.packs.card.next')}
          onClick={() => model.step(1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <div
        class={`pack-face${card.gold ? ' gold' : ''}`}
        // Our own drawing, in which all text is escaped.
        dangerouslySetInnerHTML={{ __html: turned.value ? packBack(card) : markup }}
      />
      <button type="button" class="small" onClick={() => (turned.value = !turned.value)}>
        <Icon name="again" />
        {say(turned.value ? 'web.packs.card.front' : 'web.packs.card.back')}
      </button>
      {isCut ? <p class="pack-cut">{say('web.packs.card.cut')}</p> : null}
      {sentences.length === 0 ? null : (
        <div class="pack-says">
          <h2>{say('web.packs.says')}</h2>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
