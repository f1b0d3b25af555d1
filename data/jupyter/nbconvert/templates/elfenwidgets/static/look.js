// Before anything is shown: the theme, the size and the motion that the reader chose last, and that an
// address is waited for, so that the front page does not flash up.
(() => {
  const html = document.documentElement;
  for (const name of ['Theme', 'Size', 'Motion']) {
    try {
      const value = localStorage.getItem(`elfenwidgets-${name.toLowerCase()}`);
      if (value) html.dataset[`elfen${name}`] = value;
    } catch { /* private */ }
  }
  if (location.hash) html.classList.add('elfen-on-the-way');
})();
