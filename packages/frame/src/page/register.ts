/**
 * The page's side of the service worker: registered once everything is shown; reports when a new version is waiting.
 */
import { signal } from '@preact/signals';
import { isSparing } from './sparing.ts';

export const newVersion = signal(false);

/** A worker installed next to the one that serves this page is a new version; the very first isn't. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) newVersion.value = true;
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
}

const HOUR = 3_600_000;
/** A visitor who starts right away gets the whole connection first. */
const PATIENCE_MS = 2000;

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').then(
      (registration) => {
        watch(registration);
        // A reader who was saving data when it was installed may lack some files.
        if (!isSparing()) registration.active?.postMessage('keep all');
        setInterval(() => void registration.update().catch(() => undefined), HOUR);
      },
      () => undefined,
    );
  };
  const whenIdle = (): unknown => globalThis.requestIdleCallback?.(register) ?? register();
  const later = (): void => void setTimeout(whenIdle, PATIENCE_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/**
 * Only on request: a page is never reloaded under a player's hands. We look for the new version first, since a page
 * that is too old for the server would get its own old files again.
 */
export async function takeNewVersion(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (!next) return location.reload();
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage('take over');
}
