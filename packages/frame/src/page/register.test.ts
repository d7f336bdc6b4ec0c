import { afterEach, expect, test, vi } from 'vitest';
import { takeNewVersion } from './register.ts';

afterEach(() => vi.unstubAllGlobals());

interface Found {
  readonly waiting?: boolean;
  /** The result of looking for a new version. */
  readonly update?: 'installing' | 'nothing' | 'lost';
}

/** A browser whose worker serves this page, and whatever else it has. */
function browser({ waiting = false, update = 'nothing' }: Found | undefined = {}) {
  const done: string[] = [];
  const worker = (name: string) => ({ postMessage: (said: string) => done.push(`${name}: ${said}`) });
  const registration = {
    waiting: waiting ? worker('waiting') : null,
    installing: null as ReturnType<typeof worker> | null,
    async update() {
      if (update === 'lost') throw new Error('no network');
      if (update === 'installing') registration.installing = worker('installing');
    },
  };
  const container = new EventTarget();
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(container, { getRegistration: async () => registration }),
  });
  vi.stubGlobal('location', { reload: () => done.push('reload') });
  return { done, takesOver: () => container.dispatchEvent(new Event('controllerchange')) };
}

test.each([
  ['waits', { waiting: true }, 'waiting'],
  ['waits, without a network', { waiting: true, update: 'lost' }, 'waiting'],
  ['is found only now', { update: 'installing' }, 'installing'],
] as const)('a new version that %s takes over, then the page is loaded', async (_, found, name) => {
  const { done, takesOver } = browser(found);
  await takeNewVersion();
  expect(done).toEqual([`${name}: take over`]);
  takesOver();
  takesOver();
  expect(done).toEqual([`${name}: take over`, 'reload']);
});

test.each(['nothing', 'lost'] as const)(
  'without a new version (%s) the page is loaded as it is',
  async (update) => {
    const { done } = browser({ update });
    await takeNewVersion();
    expect(done).toEqual(['reload']);
  },
);

test('a browser without workers loads the page like any other', async () => {
  const { done } = browser();
  vi.stubGlobal('navigator', {});
  await takeNewVersion();
  expect(done).toEqual(['reload']);
});
