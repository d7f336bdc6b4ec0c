import type { ComponentChildren } from 'preact';
import { words } from '../page/words.ts';
import { Dialog } from './Dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly yes: string;
  /** Few would do it, so the way back stands out. */
  readonly isRash?: boolean;
  onYes(): void;
  onNo(): void;
}

/** Asked before something irrevocable, and only then. */
export function Confirm({ title, children, yes, isRash = false, onYes, onNo }: ConfirmProps) {
  return (
    <Dialog
      title={title}
      onClose={onNo}
      actions={
        <>
          <button type="button" class={isRash ? 'main' : ''} onClick={onNo}>
            {words.value.say('web.no')}
          </button>
          <button type="button" class={isRash ? '' : 'main'} onClick={onYes}>
            {yes}
          </button>
        </>
      }
    >
      <div class="dialog-words">{children}</div>
    </Dialog>
  );
}
