// The page without a server is kept in the browser, so that it opens without a network, too.
import { CLOSE, notice } from './notice.ts';

/** A new version is there whole: it takes the place of this one when the reader wants it to, in all tabs. */
const offer = (waiting: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => { location.reload(); });
  notice('page-new', ['page-renew', (): void => { waiting.postMessage('go'); }], ['page-later', CLOSE[1]]);
};

/** Keep all files of this version, and look whether there is another one. */
export const keepAtHand = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return; // an address without https
  void navigator.storage.persist();
  const kept = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).catch(() => null);
  if (!kept) return; // the browser keeps nothing
  if (kept.waiting && kept.active) offer(kept.waiting);
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && kept.active) offer(coming);
    });
  });
};
