/** Opens the legend of what cards can do; its words are loaded when it is first opened. */
import { lazily } from '@hortus/frame/page/lazily.tsx';
import { learnBook } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useSignal } from '@preact/signals';
import type { Cards } from '../../src/index.ts';
import { guideBook } from '../../words/index.ts';
import { said } from '../says/say.ts';

const PowersDialog = lazily<{ readonly cards: Cards; close(): void }>(async () => {
  const [{ PowersDialog }] = await Promise.all([import('./PowersDialog.tsx'), learnBook(guideBook)]);
  return { default: PowersDialog };
});

export function PowersKey({ cards }: { readonly cards: Cards }) {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="icon-button cgs-powers-key"
        aria-label={said('powers')}
        aria-haspopup="dialog"
        title={said('powers')}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="help" />
      </button>
      {isOpen.value ? (
        <PowersDialog
          cards={cards}
          close={() => {
            isOpen.value = false;
          }}
        />
      ) : null}
    </>
  );
}
