// Stands in the page itself and is the first to run: it says in a sentence that a browser is too old for
// the game, or that a file of the page has not come. Browsers of 2015 understand it.
const html = document.documentElement;

const stored = (): string | null => {
  try { return localStorage.getItem('elfenwidgets-language'); } catch { return null; } // private
};

const said = (word: string): string => {
  const place = document.getElementById('elfen-words') as HTMLElement;
  const words = JSON.parse(place.textContent) as Record<string, Record<string, string>>;
  const codes = [stored() || ''].concat(navigator.languages, 'en').map((tag) => tag.slice(0, 2));
  return (words[codes.filter((code) => code in words)[0] as string] as Record<string, string>)[word] as string;
};

const tell = (word: string, button?: string): void => {
  if (!(document.body as HTMLElement | null)) {
    document.addEventListener('DOMContentLoaded', () => { tell(word, button); });
    return;
  }
  if (document.getElementById('elfen-notice')) return;
  const box = document.createElement('div');
  box.id = 'elfen-notice';
  box.setAttribute('data-notice', word);
  box.setAttribute('role', 'alert');
  const add = (kind: string, key: string): HTMLElement => {
    const made = box.appendChild(document.createElement(kind));
    made.setAttribute('data-word', key);
    made.textContent = said(key);
    return made;
  };
  add('p', word);
  if (button) add('button', button).addEventListener('click', () => { location.reload(); });
  document.body.insertBefore(box, document.body.firstChild);
};

const refuse = (word: string): void => {
  html.classList.add('elfen-unable');
  tell(word);
};

/** Whether it has workers made of modules: it looks at how one is to be made. */
const modules = (): boolean => {
  let asked = false;
  try {
    new Worker('data:,', { get type(): 'module' { asked = true; return 'module'; } }).terminate();
  } catch { /* it makes none from such an address */ }
  return asked;
};

// Opened by a double click it would get no worker, and none of its files.
if (location.protocol === 'file:') refuse('page-no-server');

const needed = ['BroadcastChannel', 'Worker', 'WebAssembly'];
if (needed.some((name) => !(name in window)) || !('Exception' in WebAssembly) || !modules()) refuse('page-old');

window.addEventListener('error', ({ error, target }: ErrorEvent) => {
  if (error instanceof SyntaxError) refuse('page-old');
  if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) tell('page-unfetched', 'page-reload');
}, true);
