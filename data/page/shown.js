// The widget without a picture that brings the scripts before it into the page, once for a kernel.
// It tells the kernel how large each canvas of the game is shown, and keeps ipycanvas drawing.
const wear = (name, value) => {
  const html = document.documentElement;
  html.dataset[`elfen${name[0].toUpperCase()}${name.slice(1)}`] = value;
  try { localStorage.setItem(`elfenwidgets-${name}`, value); } catch { /* private */ }
};

export default {
  initialize({ model }) {
    const page = Math.random().toString(36).slice(2);
    const told = new Map();  // by canvas: what the kernel knows of it
    const tell = (canvas) => {
      const name = /\belfen-shown-(\w+)/.exec(canvas.className)[1];
      const width = canvas.clientWidth;
      const ratio = Math.min(devicePixelRatio, 2);  // finer ones are not seen, but cost memory
      const upright = width < 4 * canvas.clientHeight;  // the rack has several rows
      const store = [canvas.width, canvas.height];
      const news = `${width} ${ratio} ${store} ${upright}`;
      if (!width || told.get(canvas) === news) return;
      told.set(canvas, news);
      try {
        const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
        model.send({ page, canvas: name, width, ratio, upright, moves, store });
      } catch { /* the kernel has gone, and its boards stay as they are */ }
    };

    // A canvas that appears is told at once, one that is pulled larger when it stands still.
    const away = new WeakSet();
    let waiting;
    const later = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        for (const canvas of told.keys()) canvas.isConnected ? tell(canvas) : told.delete(canvas);
      }, 150);
    };
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (!target.clientWidth) away.add(target);
        else if (away.delete(target) || !told.has(target)) tell(target);
        else later();
      }
    });
    addEventListener('resize', later);  // another screen has another ratio

    // A click comes in pixels of the store that the canvas has at the moment: the kernel has to hear
    // of a new one before it hears of the next click.
    const stores = new MutationObserver((changes) => {
      for (const { target } of changes) tell(target);
    });

    // What the second half of a double click meets may have come only after the first one.
    const again = ({ detail, target, type }) => {
      if (detail < 2 || !(target instanceof Element) || !target.closest('.elfen-app')) return;
      const canvas = target.closest('canvas.board-canvas') !== null;  // it answers to mousedown
      if (canvas === (type === 'mousedown')) model.send({ again: true });
    };
    for (const type of ['mousedown', 'click']) addEventListener(type, again, true);

    const observed = new WeakSet();
    const search = () => {
      for (const canvas of document.querySelectorAll('canvas[class*="elfen-shown-"]')) {
        if (observed.has(canvas)) continue;
        observed.add(canvas);
        sizes.observe(canvas);
        stores.observe(canvas, { attributeFilter: ['width', 'height'] });
      }
    };
    const arrivals = new MutationObserver(search);
    arrivals.observe(document.documentElement, { subtree: true, childList: true });
    search();

    // ipycanvas draws nothing any more on a page where one drawing has failed. It shows nothing before
    // all is drawn, and puts a board together anew for each of its layers. Here a board is put together
    // once, and what was clicked on, which is drawn first, is shown before the rest is drawn.
    const whole = (canvas) => canvas._events?.['new-frame']?.[0].ctx ?? canvas;  // a layer's board
    const visible = (canvas) => Object.keys(whole(canvas).views ?? {}).length > 0;
    model.widget_manager.get_model(model.get('manager').replace('IPY_MODEL_', '')).then((manager) => {
      const draw = manager.onCommand.bind(manager);
      const turnTo = manager.switchCanvas.bind(manager);
      let drawn;  // what is drawn on, in the message at hand
      manager.onCommand = (...message) => {
        drawn = null;
        return draw(...message).catch((fault) => console.error(fault));
      };
      manager.switchCanvas = async (canvas) => {
        await turnTo(canvas);
        const next = whole(manager.currentCanvas);
        const done = drawn && whole(drawn) !== next && visible(drawn) ? drawn : null;
        manager.canvasesToUpdate = manager.canvasesToUpdate.filter(
          (each) => each !== done && whole(each) !== next);
        drawn = manager.currentCanvas;
        if (!done) return;
        done.syncViews();
        await new Promise((goOn) => { setTimeout(goOn); });
      };
    });

    // What changes together comes together; to each model its part is like a message of its own.
    model.on('msg:custom', (told) => {
      if (told.fly) window.elfenwidgetsFly(told, model);
      if (told.sounds) window.elfenwidgetsSound(told.sounds);
    });
    model.on('msg:custom', ({ states }) => {
      for (const [name, state] of states ?? []) {
        const data = { method: 'update', state, buffer_paths: [] };
        model.widget_manager.get_model(name.replace('IPY_MODEL_', ''))
          .then((changed) => changed._handle_comm_msg({ content: { data }, buffers: [] }))
          .catch((fault) => console.error(fault));
      }
    });

    // What the widgets say once nobody answers them any more; the sheet shows it then.
    const say = () => document.documentElement.style.setProperty(
      '--elfen-gone', JSON.stringify(model.get('gone')));
    model.on('change:gone', say);
    say();

    // How the page looks by the reader's choice: the sheets go by it. It is kept in the browser, too,
    // so that the next page looks so from its first moment.
    const look = () => {
      for (const name of ['theme', 'size', 'motion']) wear(name, model.get(name));
    };
    for (const name of ['theme', 'size', 'motion']) model.on(`change:${name}`, look);
    look();

    // A guest's device remembers by itself whether anything is heard on it.
    if (model.get('sound') === 'own') {
      let own = 'off';
      try { own = localStorage.getItem('elfenwidgets-sound') ?? own; } catch { /* private */ }
      model.set('sound', own === 'on' ? 'on' : 'off');
      model.save_changes();
      model.on('change:sound', () => {
        try { localStorage.setItem('elfenwidgets-sound', model.get('sound')); } catch { /* private */ }
      });
    }

    return () => {
      sizes.disconnect();
      stores.disconnect();
      arrivals.disconnect();
      removeEventListener('resize', later);
      for (const type of ['mousedown', 'click']) removeEventListener(type, again, true);
    };
  },
};
