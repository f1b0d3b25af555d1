// What a canvas of the game lacks for the keyboard and for a screen reader, and what else the page
// has to do for the widgets; in Voilà and in Lab.
// ipycanvas swallows every key, and gives its canvases neither role nor name.
(() => {
  if (window.elfenwidgetsCanvas) return;
  window.elfenwidgetsCanvas = true;

  // Tab leaves, F keys and everything with Ctrl or Meta belong to the browser (or to Lab).
  // The arrow keys, Enter and letters still reach the canvas. Capturing on the window comes first.
  const belongsToThePage = (event) =>
    event.key === 'Tab' || event.ctrlKey || event.metaKey || /^F\d+$/.test(event.key);
  for (const type of ['keydown', 'keyup']) {
    window.addEventListener(type, (event) => {
      const canvas = event.target instanceof Element && event.target.closest('canvas.board-canvas');
      if (!canvas || !belongsToThePage(event)) return;
      event.stopImmediatePropagation();
      // Lab listens for its shortcuts further down: give them the key beside the canvas.
      if (event.key !== 'Tab' && canvas.parentElement) {
        const copy = new KeyboardEvent(type, event);
        if (!canvas.parentElement.dispatchEvent(copy)) event.preventDefault();
      }
    }, true);
  }

  // The table's letters and digits hold wherever the keyboard is in it (in Voilà, anywhere on the page),
  // but where somebody types. A key that is held down is pressed once.
  window.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof Element) || belongsToThePage(event) || event.altKey) return;
    const canvas = target.closest('canvas.board-canvas');
    if (canvas) {
      if (event.repeat && !key.startsWith('Arrow')) event.stopImmediatePropagation();
      return;
    }
    if (!/^[0-9phu?]$/i.test(key) || target.closest('input, textarea, select, [contenteditable="true"]')) return;
    const around = document.body.matches('.elfen') ? document : target.closest('.elfen-app')?.parentElement;
    const board = around?.querySelector('.elfen-at-table canvas.elfen-board');
    if (!board) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) board.dispatchEvent(new KeyboardEvent('keydown', { key }));
  }, true);

  // Escape closes the handbook, wherever the keyboard is.
  window.addEventListener('keydown', (event) => {
    const close = event.key === 'Escape' && document.querySelector('.elfen-handbook button');
    if (!close || !close.checkVisibility()) return;
    event.stopImmediatePropagation();
    close.click();
  }, true);

  // Enter pressed twice in a breath: the first leads on, and puts the keyboard on a button that the
  // second was not meant for.
  let entered = { button: null, when: 0 };
  window.addEventListener('keydown', (event) => {
    const button = event.target instanceof Element && event.target.closest('.elfen-app button');
    const before = entered;
    entered = { button: null, when: 0 };
    if (!button || !['Enter', ' '].includes(event.key)) return;
    if (before.button && before.button !== button && event.timeStamp - before.when < 400) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else entered = { button, when: event.timeStamp };
  }, true);

  // ipycanvas sends every move of the mouse to the kernel, and keeps the wheel and a dragging finger
  // from scrolling the page. The game needs none of it: a tap comes as a click of the mouse.
  const unwanted = ['mousemove', 'wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel'];
  for (const type of unwanted) {
    window.addEventListener(type, (event) => {
      if (event.target instanceof Element && event.target.closest('canvas.board-canvas'))
        event.stopImmediatePropagation();
    }, { capture: true, passive: true });
  }

  // The buttons of a choice are made anew each turn: whoever was on one stays on the first of them.
  let choosing = false;
  window.addEventListener('focusin', (event) => {
    choosing = event.target instanceof Element && event.target.closest('.elfen-choice-box') !== null;
  }, true);
  const keepPlace = () => {
    if (!choosing || document.activeElement !== document.body) return;
    const first = document.querySelector('.elfen-choice-box button:enabled:not([data-value="%20"]), .elfen-choice-box select');
    if (first && first.offsetParent !== null) first.focus();
  };

  // What appears takes the keyboard: the curtain's button, and then the board. The kernel cannot do
  // it: its word may come before the page shows them.
  const first = { 'elfen-at-curtain': '.elfen-curtain .elfen-main', 'elfen-at-table': 'canvas.elfen-board' };
  let place;
  const follow = () => {
    const app = document.querySelector('.elfen-app[class*="elfen-at-"]');
    const now = app && [...app.classList].find((name) => name.startsWith('elfen-at-'));
    if (now === place) return;
    const before = place;
    place = now;
    if (!now) return;
    // In a notebook what appears may be lower than what stood there, and end above what is seen.
    if (before && !document.body.matches('.elfen')) app.scrollIntoView({ block: 'nearest' });
    if (first[now]) app.querySelector(first[now])?.focus();
  };

  // On a phone the board is wider than the page: it opens where the boots start, in Elvenhold, and
  // follows what happens; where a finger has moved it, it stays until something else does, or until
  // the phone is turned.
  const look = (box, x) => { box.scrollLeft = x * box.scrollWidth - box.clientWidth / 2; };
  window.elfenwidgetsLook = look;
  const lookWhereItHappens = () => {
    for (const box of document.querySelectorAll('.elfen-board-box')) {
      if (!box.clientWidth) continue;
      if (box.scrollWidth <= box.clientWidth) { delete box.dataset.looked; continue; }
      const where = box.closest('.elfen-app')?.querySelector('.elfen-look');
      const news = where ? `${where.dataset.x} ${where.dataset.when}` : 'the capital';
      if (box.dataset.looked === news) continue;
      box.dataset.looked = news;
      look(box, where ? where.dataset.x : 0.76);
    }
  };

  // The kernel's websocket breaks on a message of 10 MB. Of a larger file for the game only so much
  // is sent that the kernel finds it too large for a record, and says so.
  const MOST = 5e6;
  let forTheGame = false;
  window.addEventListener('click', ({ target }) => {
    const upload = target instanceof Element && target.closest('.widget-upload');
    if (upload) forTheGame = upload.closest('.elfen-app') !== null;
  }, true);
  const { readAsArrayBuffer } = FileReader.prototype;
  FileReader.prototype.readAsArrayBuffer = function (file) {
    readAsArrayBuffer.call(this, forTheGame && file.size > MOST ? file.slice(0, MOST) : file);
  };

  // The words for a canvas stand in the nearest .board-alt, which changes with the game; those for
  // the rack of a game in its .rack-alt.
  const wordsFor = (canvas) => {
    for (let box = canvas.parentElement; box; box = box.parentElement) {
      const alt = (canvas.matches('.elfen-rack') && box.querySelector('.rack-alt')) || box.querySelector('.board-alt');
      if (alt) return alt.textContent.trim();
    }
    return '';
  };
  const set = (element, name, value) => {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  // A pressed canvas takes the focus before it asks where it was pressed: if the page scrolled to it
  // then, the place would be wrong.
  const stay = function () { HTMLElement.prototype.focus.call(this, { preventScroll: true }); };
  const describe = () => {
    for (const canvas of document.querySelectorAll('canvas.board-canvas')) {
      canvas.focus = stay;
      // Behind the front the map is a picture: there is nothing to do on it.
      canvas.inert = canvas.closest('.elfen-at-start') !== null;
      set(canvas, 'role', 'application');
      set(canvas, 'aria-label', wordsFor(canvas));
    }
    // A button with nothing but a sign on it is called what its tooltip says.
    for (const button of document.querySelectorAll('.elfen-app button[title]'))
      if (!/\p{L}/u.test(button.textContent)) set(button, 'aria-label', button.title);
    // An icon of a button is a letter of a font, which is read aloud as whatever it is.
    for (const icon of document.querySelectorAll('.elfen-app button > i.fa')) set(icon, 'aria-hidden', 'true');
    // The button of a file says its name and how many files it has; its title is its name.
    for (const upload of document.querySelectorAll('.elfen-app button.widget-upload')) set(upload, 'aria-label', upload.title);
    // Each seat has a name and a colour: which seat's they are, its group says.
    for (const seat of document.querySelectorAll('.elfen-seat-rows > *')) {
      set(seat, 'role', 'group');
      set(seat, 'aria-label', seat.querySelector('label')?.textContent ?? '');
    }
    // What is said aloud changes within a node that stays: the widget's own, which has no attributes.
    for (const said of document.querySelectorAll('.elfen-live > .widget-html-content'))
      set(said, 'aria-live', 'polite');
    // Which of several is chosen, a button of ipywidgets shows by its colour alone.
    for (const group of document.querySelectorAll('.elfen-app .widget-toggle-buttons')) {
      const chosen = group.querySelector('.mod-active:not([data-value="%20"])');
      for (const button of group.querySelectorAll('button'))
        if (chosen) set(button, 'aria-pressed', String(button === chosen));
        else button.removeAttribute('aria-pressed');
    }
    // A slider's handle has no name of its own: it takes the one of its widget.
    for (const handle of document.querySelectorAll('.elfen-app .noUi-handle'))
      set(handle, 'aria-label', handle.closest('.widget-slider')?.querySelector('label')?.title ?? '');
  };
  // The page may be in another language, as Lab's is: screen readers, quotation marks and hyphens
  // follow the nearest `lang`.
  const speak = () => {
    for (const mark of document.querySelectorAll('.elfen-app [data-language]'))
      set(mark.closest('.elfen-app'), 'lang', mark.dataset.language);
  };
  const changed = () => { describe(); speak(); follow(); keepPlace(); lookWhereItHappens(); };
  new MutationObserver(changed).observe(document.documentElement, {
    subtree: true, childList: true, characterData: true, attributeFilter: ['class'],
  });
  window.addEventListener('resize', lookWhereItHappens);
  changed();  // what stands on the page already
})();
