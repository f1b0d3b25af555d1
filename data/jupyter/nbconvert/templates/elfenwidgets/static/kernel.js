// The kernel behind the page: it ends with the page, and the page says so when it is gone, for
// Voilà's page would look alive and do nothing.
(() => {
  const EVERY = 3000;      // ms between two looks
  const PATIENCE = 3;      // looks that may fail in a row: Jupyter reconnects by itself

  // The socket of the widgets, as Jupyter's front end opens and reopens it.
  let socket = null;
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(url, ...rest) {
      super(url, ...rest);
      if (/\/api\/kernels\/[^/]+\/channels/.test(url)) socket = this;
    }
  };

  const notice = (word) => {
    let box = document.getElementById('elfen-notice');
    if (box?.dataset.notice === word) return;
    box?.remove();
    if (!word) return;
    box = document.createElement('div');
    box.id = 'elfen-notice';
    box.dataset.notice = word;
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.dataset.word = word;
    const button = document.createElement('button');
    button.dataset.word = 'page-reload';
    button.addEventListener('click', () => location.reload());
    box.append(text, button);
    document.body.prepend(box);
    elfenPage.say();
  };

  const known = () => JSON.parse(document.getElementById('jupyter-config-data').textContent);

  let failures = 0;
  let leaving = false;
  const look = async () => {
    const { baseUrl, kernelId } = known();
    let status = 0;
    try {
      const answer = await fetch(`${baseUrl}api/kernels/${kernelId}`, { cache: 'no-store' });
      status = answer.status;
    } catch { /* nobody answers */ }
    if (leaving) return;
    if (status === 404) { notice('page-gone'); return; }
    const well = status === 200 && (!socket || socket.readyState === Socket.OPEN);
    failures = well ? 0 : failures + 1;
    if (well) notice(null);
    else if (failures >= PATIENCE) notice('page-away');
    setTimeout(look, EVERY);
  };
  // Voilà ends the kernel of a page that is left, but only once all its scripts have come, and not
  // on phones, where a page is hidden without having been asked.
  window.addEventListener('pagehide', () => {
    leaving = true;
    let page;
    try { page = known(); } catch { return; } // half a page: the server sees that nobody waits
    const said = new FormData();
    said.append('_xsrf', document.cookie.match(/\b_xsrf=([^;]*)/)?.[1] ?? '');
    navigator.sendBeacon(`${page.baseUrl}voila/api/shutdown/${page.kernelId}`, said);
  });
  // A page fetched back out of the browser's memory has lost its kernel on leaving.
  window.addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
  window.addEventListener('load', () => setTimeout(look, EVERY));
})();
