// The one board of a lesson goes from place to place: it comes into view and has the keyboard then.
// So does a board that opens in place of the table, or as a place of the home.
(() => {
  if (window.elfenwidgetsLesson) return;
  window.elfenwidgetsLesson = true;

  const seen = {};
  const asked = new URLSearchParams(location.search).has('at');

  // In Lab the notebook scrolls, not the window. A page of the home keeps its head in sight, where
  // that shows the upper half at least.
  const inView = (element) => {
    const { top, height } = element.getBoundingClientRect();
    const around = element.closest('.jp-WindowedPanel-outer')?.getBoundingClientRect();
    const enough = top + (element.closest('.elfen-home') ? height / 2 : height);
    return top >= (around?.top ?? 0) && enough <= Math.min(around?.bottom ?? innerHeight, innerHeight);
  };
  const bring = () => {
    for (const mark of document.querySelectorAll('.elfen-entered')) {
      const stage = mark.closest('.elfen-stage');
      const board = stage?.querySelector('canvas.elfen-board');
      const { stage: name, times } = mark.dataset;
      if (!board?.offsetParent || seen[name] === times) continue;
      const known = name in seen;
      seen[name] = times;
      const opens = !known && stage.closest('.elfen-home .elfen-puzzling') !== null;  // at its top
      if (!known && !asked && !opens && !stage.closest('.elfen-aside')) continue;
      const title = stage.querySelector('.elfen-story h3');
      if (!opens && (!inView(board) || (title && !inView(title)))) (stage.closest('.elfen-spot') ?? stage).scrollIntoView();
      board.focus({ preventScroll: true });
    }
  };

  // A page goes to the printer, and a link of the teacher's to wherever it is pasted.
  window.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('button.elfen-print')) print();
    const button = target.closest('button.elfen-copy');
    if (button) navigator.clipboard?.writeText(new URL(button.dataset.to, location))
      .then(() => button.classList.add('elfen-copied')).catch(() => { /* not allowed here */ });
  });

  // A button beside the board may go when it was pressed: the board has the keyboard then.
  let acting = null;
  window.addEventListener('focusin', ({ target }) => {
    acting = target instanceof Element && target.closest('.elfen-tools, .elfen-offers')?.closest('.elfen-stage');
  }, true);
  const keepPlace = () => {
    if (!acting || document.activeElement !== document.body) return;
    acting.querySelector('canvas.elfen-board')?.focus({ preventScroll: true });
  };

  // What opens is shown by a class of the page.
  new MutationObserver(() => { bring(); keepPlace(); }).observe(document.documentElement, {
    subtree: true, childList: true, attributeFilter: ['class'],
  });
  bring();
})();
