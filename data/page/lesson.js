// The one board of a lesson goes from place to place: it comes into view and has the keyboard then.
(() => {
  if (window.elfenwidgetsLesson) return;
  window.elfenwidgetsLesson = true;

  const seen = {};
  const asked = new URLSearchParams(location.search).has('at');

  // What scrolls around an element: the window, or in Lab the notebook.
  const room = (element) => {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box.getBoundingClientRect();
    return { top: 0, bottom: innerHeight };
  };
  const inView = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const around = room(element);
    return top >= around.top && bottom <= Math.min(around.bottom, innerHeight);
  };
  const bring = () => {
    for (const mark of document.querySelectorAll('.elfen-entered')) {
      const stage = mark.closest('.elfen-stage');
      const board = stage?.querySelector('canvas.elfen-board');
      const { stage: name, times } = mark.dataset;
      if (!board?.offsetParent || seen[name] === times) continue;
      const known = name in seen;
      seen[name] = times;
      if (!known && !asked) continue;
      const title = stage.querySelector('.elfen-story h3');
      if (!inView(board) || !inView(title)) (stage.closest('.elfen-spot') ?? stage).scrollIntoView();
      board.focus({ preventScroll: true });
    }
  };
  new MutationObserver(bring).observe(document.documentElement, { subtree: true, childList: true });
  bring();
})();
