// Before anything is shown: the theme, the size and the motion that the reader chose last, that an
// address is waited for, so that the front page does not flash up, and the page's words. Until the game
// is there its front stands on the page as a still picture, or the place to which the address leads, and
// what is pressed there is remembered.
import { look } from '../look.ts';
import { fileOf, kernelThere, known, type Served } from './known.ts';
import { come, isComing, remember, STILL, tellWhenSlow } from './still.ts';

type Words = Record<string, Record<string, string>>;

const LANGUAGE = 'elfenwidgets-language';
const html = document.documentElement;

const stored = (name: string): string | null => {
  try { return localStorage.getItem(name); } catch { return null; } // private
};
const keep = (name: string, value: string): void => {
  try { localStorage.setItem(name, value); } catch { /* private */ }
};

for (const name of ['Theme', 'Size', 'Motion']) {
  const value = stored(`elfenwidgets-${name.toLowerCase()}`);
  if (value) html.dataset[`elfen${name}`] ??= value; // the server's word is the newer one
}

// The language of the page: what the game last said (an element with data-language), else what the
// browser asks for. The element `elfen-words` holds every language's words for the page itself.
const words = JSON.parse(document.getElementById('elfen-words')?.textContent ?? '{}') as Words;

let language = [stored(LANGUAGE), ...navigator.languages]
  .map((tag) => tag?.slice(0, 2).toLowerCase() ?? '')
  .find((tag) => tag in words) ?? 'en';

// Where the address leads, as far as the still picture shows it.
const wait = (): void => {
  const elsewhere = location.hash !== '' && location.hash !== '#play';
  html.classList.toggle('elfen-on-the-way', elsewhere); // until the live page has come to that place
  html.classList.toggle('elfen-elsewhere', elsewhere);
};
const point = (): void => {
  const place = location.hash.slice(1).split('/')[0] ?? '';
  for (const link of document.querySelectorAll(`${STILL} nav a`))
    link.toggleAttribute('aria-current', link.getAttribute('href') === `#${place || 'play'}`);
};

// The front's map is fetched where the front is shown.
const draw = (): void => {
  if (html.classList.contains('elfen-elsewhere')) return;
  for (const name of ['srcset', 'src'])
    for (const each of document.querySelectorAll<HTMLElement>(`${STILL} [data-${name}]`)) {
      each.setAttribute(name, each.dataset[name] ?? '');
      each.removeAttribute(`data-${name}`);
    }
};

// What lies on a map is shown with it, and not before.
const unroll = async (board: HTMLElement, file: string): Promise<void> => {
  board.style.setProperty('--elfen-map', `url("${file}")`);
  const map = new Image();
  map.src = file;
  await map.decode();
  board.dataset['unrolled'] = '';
};

// The map on each board, with the names and the part in sight that the live page will have.
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const board = target as HTMLElement;
    if (!board.clientWidth) continue;
    const names = JSON.parse(board.dataset['names'] ?? '[]') as [number, number | null][];
    const [size] = names.find(([, limit]) => board.clientWidth < (limit ?? Infinity)) ?? [];
    void unroll(board, fileOf(`map-${size}.svg`)).catch(() => undefined); // it comes with the live page
    const where = board.closest('.elfen-app')?.querySelector<HTMLElement>('.elfen-look')?.dataset['x'];
    if (board.parentElement) look(board.parentElement, Number(where ?? board.dataset['capital']));
  }
});

// What follows the # reaches no server by itself: it is asked how that place looks, as soon as there is
// somebody to ask, and who may see it is settled.
const lookAhead = async (page: Served): Promise<void> => {
  const place = location.hash;
  const came = await fetch(`${page.baseUrl}api/kernels/${page.kernelId}/look`, { headers: { 'Elfen-Place': place.slice(1) } });
  const found = came.status === 200 ? await came.text() : '';
  if (!found || location.hash !== place || !isComing()) return;
  document.querySelector(STILL)?.remove();
  document.body.insertAdjacentHTML('afterbegin', `<div id="${STILL.slice(1)}" data-look><div class="jp-OutputArea">${found}</div></div>`);
  html.classList.remove('elfen-elsewhere');
  for (const board of document.querySelectorAll(`${STILL} [data-names]`)) sizes.observe(board);
};

// The page's script is on its way from the first. It runs once the front's picture is painted, before which it would
// stand, or all of the page is there; without that picture, once there is a kernel for it to speak with.
const SCRIPT = 'link[rel=preload][as=script]';
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if ((list.getEntries() as LargestContentfulPaint[]).some(({ element }) => element?.matches(`${STILL} img`))) resolve();
  }).observe({ type: 'largest-contentful-paint' });
});
const whole = new Promise((resolve) => { addEventListener('DOMContentLoaded', resolve); });
const needed = async (): Promise<void> => {
  await kernelThere();
  if (document.querySelector(`${STILL} img`) && !html.classList.contains('elfen-elsewhere')) await whole;
};
void Promise.race([painted, needed()]).then(() => {
  const script = document.querySelector<HTMLLinkElement>(SCRIPT);
  if (script) document.head.append(Object.assign(document.createElement('script'), { src: script.href }));
});
addEventListener('load', ({ target }) => { if (target instanceof Element && target.matches(SCRIPT)) come(2); }, true);

void kernelThere().then((page) => {
  if (!('kernelId' in page) || location.hash === '' || location.hash === '#play') return;
  void lookAhead(page).catch(() => undefined); // the place comes without
});

// Where no server knew the language the still picture is there in each of them.
const speak = (): void => {
  const spoken = document.querySelector<HTMLTemplateElement>(`template[data-still="${language}"]`);
  const still = document.querySelector(`${STILL} > *`);
  if (!spoken || !still) return;
  still.replaceChildren(spoken.content);
  spoken.remove();
};

const say = (): void => {
  speak();
  point();
  draw();
  html.lang = language;
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]')) {
    const said = words[language]?.[element.dataset['word'] ?? ''] ?? '';
    if (element.textContent !== said) element.textContent = said;
  }
};

new MutationObserver(() => {
  const said = document.querySelector<HTMLElement>('[data-language]')?.dataset['language'];
  if (said && said !== language && said in words) {
    language = said;
    keep(LANGUAGE, said);
  }
  say();
}).observe(html, { subtree: true, childList: true, attributeFilter: ['data-language'] });
document.title = words[language]?.['page-title'] ?? '';
wait();
say();
remember();
tellWhenSlow();
addEventListener('hashchange', () => {
  document.querySelector(`${STILL}[data-look]`)?.remove(); // it is that of another place now
  if (!isComing()) return;
  wait();
  point();
  draw();
});

// Whoever leaves takes the kernel along, even before the other scripts have come.
addEventListener('pagehide', () => {
  const page = known();
  // Of half a page the server sees that nobody waits.
  if (!page || !('kernelId' in page)) return;
  const said = new FormData();
  said.append('_xsrf', /\b_xsrf=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  navigator.sendBeacon(`${page.baseUrl}voila/api/shutdown/${page.kernelId}`, said);
});
// A page fetched back out of the browser's memory has lost its kernel on leaving.
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
