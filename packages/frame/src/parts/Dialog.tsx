/** A question above the page. The browser keeps the focus inside and returns it afterwards. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../page/words.ts';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly actions?: ComponentChildren;
  onClose(): void;
}

/** Shown while it is rendered. */
export function Dialog({ title, children, actions, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  // A long press that opened it ends outside it.
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      class="dialog"
      ref={dialog}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        isPressed.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isPressed.current) onClose();
      }}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={name}>{title}</h2>
          <button
            type="button"
            class="subtle icon-button"
            aria-label={words.value.say('web.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
        {actions === undefined ? null : <footer class="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
