// On the pages of JupyterLite: the way back to the game, and that they are kept, to open without a network.
const root = new URL('..', import.meta.url).href;

const back = document.body.appendChild(document.createElement('a'));
back.href = root;
back.textContent = 'Elfenland';
back.style.cssText = 'position: fixed; inset: 0 0 auto auto; z-index: 10000; padding: 0 16px; font: 13px/28px system-ui, sans-serif';

const keep = async (): Promise<void> => {
  await navigator.serviceWorker.register(`${root}sw.js`, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('lab');
};

// A plain address without https, or a browser that keeps nothing, has them all the same.
if ('serviceWorker' in navigator) keep().catch((fault: unknown) => { console.warn(fault); });
