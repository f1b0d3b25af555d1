// The browser's address and history, joined to the home. In a notebook the page's address belongs to
// Jupyter, and only links inside of the home lead somewhere.
import type { Model } from './model.ts';
import { tell } from './model.ts';
import { around, isOurs } from './front.ts';

export const joinAddress = (model: Model, signal: AbortSignal): void => {
  const ours = isOurs();
  const go = (address: string, linked: boolean): void => { tell(model, { address, linked }); };

  interface Shown { address?: string; new?: boolean; asked?: string }
  // The hash that the kernel knows of. A place is told once: some browsers say of one step back that
  // the state and the hash changed.
  let told = model.get<Shown>('shown').asked ?? '';
  let asked = told;
  const look = (): void => {
    if (location.hash === told) return;
    asked = told = location.hash;
    go(told, false);
  };

  const show = (): void => {
    const { address, new: anew, asked: answered = asked } = model.get<Shown>('shown');
    if (address === undefined) return;
    document.documentElement.classList.remove('elfen-on-the-way');
    if (!ours) return;
    if (location.hash !== told) { // the reader has gone on meanwhile, and the browser has yet to say so
      look();
      return;
    }
    if (answered !== asked) return; // nor does it take the place of one whose answer is on its way
    const hash = address ? `#${address}` : '';
    document.title = model.get('title');
    if (told === hash) return;
    history[anew ? 'pushState' : 'replaceState'](null, '', `${location.pathname}${location.search}${hash}`);
    told = location.hash;
    if (anew) document.querySelector(`.${model.get<string>('home')}`)?.scrollIntoView();
  };
  model.on('change:shown', show);

  addEventListener('click', (event) => {
    const link = around(event, 'a[href]') as HTMLAnchorElement | null;
    if (!link?.closest(`.${model.get<string>('home')}`) || link.target || link.hasAttribute('download')) return;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const href = link.getAttribute('href') ?? '';
    if (!/^(#|(\w\w\/)?[\w-]+\.ipynb)/.test(href)) return;
    event.preventDefault();
    go(href, true);
  }, { signal });

  if (!ours) return;
  addEventListener('popstate', look, { signal });
  addEventListener('hashchange', look, { signal });
  if (location.hash === told) show();
  else look();
};
