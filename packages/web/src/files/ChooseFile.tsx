/** A button that opens a file from this computer. */
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useRef } from 'preact/hooks';

interface ChooseFileProps {
  readonly name: string;
  /** Extensions and types, as in the attribute `accept`. */
  readonly accept: string;
  readonly class?: string;
  onChoose(file: File | undefined): void;
}

export function ChooseFile({ name, accept, class: look, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={look} onClick={() => input.current?.click()}>
        <Icon name="look" />
        {name}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        class="visually-hidden"
        tabIndex={-1}
        aria-label={name}
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0]);
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
