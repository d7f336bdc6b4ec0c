/** A link to share: shown in full, copied with one press, or handed to the system if it can share. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../page/words.ts';
import { Icon } from './Icon.tsx';

interface CopyLinkProps {
  readonly url: string;
  readonly label: string;
  /** What the system's share sheet says is being shared. */
  readonly title: string;
}

export function CopyLink({ url, label, title }: CopyLinkProps) {
  const { say } = words.value;
  const copied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Without a clipboard (an address without TLS) the text is at least selected.
      field.current?.select();
      if (!document.execCommand('copy')) return;
    }
    copied.value = true;
  };
  return (
    <div class="copy-link">
      <label>
        <span>{label}</span>
        <input ref={field} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="main" onClick={() => void copy()}>
        <Icon name={copied.value ? 'check' : 'copy'} />
        <span role="status">{say(copied.value ? 'web.copied' : 'web.copy')}</span>
      </button>
      {'share' in navigator ? (
        <button type="button" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
          <Icon name="share" />
          {say('web.share')}
        </button>
      ) : null}
    </div>
  );
}
