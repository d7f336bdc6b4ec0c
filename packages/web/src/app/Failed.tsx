import { words } from '@hortus/frame/page/words.ts';
import { Notice } from './Notice.tsx';

/** A page that couldn't be loaded. */
export function Failed() {
  const { say } = words.value;
  return (
    <Notice title={say('web.failed.title')} alert reload>
      <p>{say(navigator.onLine ? 'web.failed.about' : 'web.failed.offline')}</p>
    </Notice>
  );
}
