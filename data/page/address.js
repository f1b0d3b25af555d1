// The widget without a picture that joins the home to the browser's address and history. In a
// notebook the page's address belongs to Jupyter, and only links inside of the home lead somewhere.
export default {
  initialize({ model }) {
    const ours = document.body.classList.contains('elfen');
    const tell = (address, linked) => {
      try {
        model.send({ address, linked });
      } catch { /* the kernel has gone, and the page says so */ }
    };

    // A place is told once: some browsers say of one step back that the state and the hash changed.
    let told;
    const look = () => {
      if (location.hash === told) return;
      told = location.hash;
      tell(told, false);
    };

    const show = () => {
      const { address, new: anew } = model.get('shown');
      if (address === undefined) return;
      document.documentElement.classList.remove('elfen-on-the-way');
      if (!ours) return;
      told = address ? `#${address}` : '';
      document.title = model.get('title');
      if (location.hash === told) return;
      history[anew ? 'pushState' : 'replaceState'](null, '', `${location.pathname}${location.search}${told}`);
      if (anew) document.querySelector(`.${model.get('home')}`)?.scrollIntoView();
    };
    model.on('change:shown', show);

    const follow = (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (!link?.closest(`.${model.get('home')}`) || link.target || link.hasAttribute('download')) return;
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const href = link.getAttribute('href');
      if (!/^(#|(\w\w\/)?[\w-]+\.ipynb)/.test(href)) return;
      event.preventDefault();
      tell(href, true);
    };
    document.addEventListener('click', follow);

    if (ours) {
      addEventListener('popstate', look);
      addEventListener('hashchange', look);
      if (location.hash) look();
      else show();
    }
    return () => {
      removeEventListener('popstate', look);
      removeEventListener('hashchange', look);
      document.removeEventListener('click', follow);
    };
  },
};
