import { KITS } from '@hortus/catalogue';
import { startOffline } from '@hortus/frame/page/register.ts';
import { reviewing } from '@hortus/frame/page/reviewer.ts';
import { startRouter } from '@hortus/frame/page/router.ts';
import { startTheme } from '@hortus/frame/page/theme.ts';
import { nameWindow } from '@hortus/frame/page/title.ts';
import { startWords } from '@hortus/frame/page/words.ts';
import { render } from 'preact';
import { App } from './app/App.tsx';
import './styles/index.css';

// Pages without TLS, such as on a local network, have no randomUUID.
crypto.randomUUID ??= () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (
      Number(digit) ^
      ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))
    ).toString(16),
  ) as ReturnType<Crypto['randomUUID']>;

reviewing.load = async () => (await import('./replay/review/turning.ts')).turningOf;
startTheme();
startRouter();
nameWindow();
void startWords(KITS.map(({ words }) => words)).then(() => {
  render(<App />, document.getElementById('app') as HTMLElement);
  startOffline();
});
