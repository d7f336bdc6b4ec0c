/** The page's side of the service worker: it is asked for once all is shown, and tells when a new version waits. */
import { signal } from '@preact/signals';

export const newVersion = signal(false);
let waiting: ServiceWorker | undefined;

function isWaiting(worker: ServiceWorker): void {
  waiting = worker;
  newVersion.value = true;
}

/** A worker that was installed beside the one that serves this page is a new version; the first of all is not. */
function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
    isWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) isWaiting(worker);
    });
  });
}

const HOUR = 3_600_000;
/** Whoever begins at once has the line for themselves first. */
const PATIENCE_MS = 2000;

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').then(
      (registration) => {
        watch(registration);
        setInterval(() => void registration.update().catch(() => undefined), HOUR);
      },
      () => undefined,
    );
  };
  const later = (): void => void setTimeout(register, PATIENCE_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Only when somebody asks for it: a page is never loaded anew under a player's hands. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}
