// Motion on the board: the kernel says once what flies from where to where; the sprites are copied from
// its hidden canvases, laid over the page and moved by the browser's own animations. Any press ends it.
(() => {
  if (window.elfenwidgetsFly) return;

  const flying = new Set();
  let tellKernel = null;
  const skip = () => {
    if (!flying.size) return;
    for (const each of flying) each.remove();
    flying.clear();
    try { tellKernel?.({ skip: true }); } catch { /* the kernel has gone */ }
  };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, skip, true);

  const place = (name) => document.querySelector(`canvas.elfen-shown-${name}`)?.getBoundingClientRect();

  window.elfenwidgetsFly = async ({ board, rack, fly }, model) => {
    const [, x] = fly.at(-1).spots.findLast(([where]) => where === 'board') ?? [];
    const box = document.querySelector(`.elfen-board-box:has(canvas.elfen-shown-${board})`);
    if (box && x !== undefined) window.elfenwidgetsLook(box, x);
    const frame = place(board);
    if (!frame?.width || document.hidden) return;
    tellKernel = (message) => model.send(message);
    const rects = { board: frame, rack: place(rack) };
    const at = ([where, x, y]) => {
      if (where === 'seat') {
        const seat = document.querySelectorAll('.elfen-seats .elfen-seat .elfen-towns')[x]?.getBoundingClientRect();
        return seat && [seat.x + seat.width / 2, seat.y + seat.height / 2];
      }
      const rect = rects[where];
      return rect?.width ? [rect.x + x * rect.width, rect.y + y * rect.height] : null;
    };
    for (const { sprite, width, spots, begin, seconds, fades } of fly) {
      const points = spots.map(at).filter(Boolean);
      if (points.length < 2) continue;
      const { canvas } = await model.widget_manager.get_model(sprite);
      const copy = document.createElement('canvas');
      [copy.width, copy.height] = [canvas.width, canvas.height];
      copy.getContext('2d').drawImage(canvas, 0, 0);
      const across = width * frame.width;
      const down = across * canvas.height / canvas.width;
      copy.className = 'elfen-flying';
      copy.ariaHidden = 'true';
      copy.style.width = `${across}px`;
      const lengths = points.map(([x, y], i) => i && Math.hypot(x - points[i - 1][0], y - points[i - 1][1]));
      const whole = lengths.reduce((sum, each) => sum + each, 0) || 1;
      let gone = 0;
      const frames = points.map(([x, y], i) => {
        gone += lengths[i];
        return {
          transform: `translate(${x - across / 2}px, ${y - down / 2}px)`,
          opacity: fades && i === points.length - 1 ? 0.15 : 1,
          offset: i === points.length - 1 ? 1 : gone / whole,
        };
      });
      document.body.append(copy);
      flying.add(copy);
      const moved = copy.animate(frames, {
        duration: 1000 * seconds, delay: 1000 * begin, fill: 'both', easing: 'ease-in-out',
      });
      // The kernel paints what has arrived; the copy lies over it until then.
      moved.finished.then(() => setTimeout(() => { copy.remove(); flying.delete(copy); }, fades ? 0 : 160));
    }
  };
})();
