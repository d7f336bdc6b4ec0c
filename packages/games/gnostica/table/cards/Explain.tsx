/** Opens the legend of everything that is drawn on the table. */
import { lazily } from '@hortus/frame/page/lazily.tsx';
import { learnBook, words } from '@hortus/frame/page/words.ts';
import { useSignal } from '@preact/signals';
import { guideBook } from '../../words/index.ts';
import { PowerSign } from './signs.tsx';

const SUITS = ['cup', 'rod', 'disc', 'sword'] as const;

const Legend = lazily<{ close(): void }>(async () => {
  const [{ Legend }] = await Promise.all([import('./Legend.tsx'), learnBook(guideBook)]);
  return { default: Legend };
});

export function Explain() {
  const open = useSignal(false);
  const name = words.value.say('web.gnostica.signs');
  const show = (isOpen: boolean): void => {
    open.value = isOpen;
  };
  return (
    <>
      <button
        type="button"
        class="gno-explain"
        aria-label={name}
        aria-haspopup="dialog"
        title={name}
        onClick={() => show(true)}
      >
        {SUITS.map((sign) => (
          <PowerSign key={sign} sign={sign} />
        ))}
      </button>
      {open.value ? <Legend close={() => show(false)} /> : null}
    </>
  );
}
