import { go } from '../app/router.ts';
import { words } from '../app/words.ts';

export default function Home() {
  const { say } = words.value;
  const start = (): void => go(`/here/${crypto.randomUUID()}?game=garden&level=club`);
  return (
    <>
      <h1>{say('web.tagline')}</h1>
      <button type="button" class="main" onClick={start}>
        Garden of Conspiracy
      </button>
    </>
  );
}
