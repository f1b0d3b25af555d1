// Before anything is shown: the theme, the size and the motion that the reader chose last, that an
// address is waited for, so that the front page does not flash up, and the page's words.
import { known } from './known.ts';

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
  if (value) html.dataset[`elfen${name}`] = value;
}
if (location.hash) html.classList.add('elfen-on-the-way');

// The language of the page: what the game last said (an element with data-language), else what the
// browser asks for. The element `elfen-words` holds every language's words for the page itself.
const words = JSON.parse(document.getElementById('elfen-words')?.textContent ?? '{}') as Words;

let language = [stored(LANGUAGE), ...navigator.languages]
  .map((tag) => tag?.slice(0, 2).toLowerCase() ?? '')
  .find((tag) => tag in words) ?? 'en';

const say = (): void => {
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
say();

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
