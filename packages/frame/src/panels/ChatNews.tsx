/** On a phone the chat is below the board: a new message is shown above it until it is opened or dismissed. */
import type { ChatLine } from '@hortus/protocol';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';

interface Props {
  readonly line: ChatLine;
  open(): void;
  close(): void;
}

export default function ChatNews({ line, open, close }: Props) {
  const { say } = words.value;
  return (
    <div class="chat-toast" role="status">
      <button type="button" class="subtle chat-toast-text" onClick={open}>
        <strong>{line.name}</strong> <span>{line.text}</span>
      </button>
      <button type="button" class="subtle icon-button" aria-label={say('web.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
