// The widget without a picture that tells a device that it is its person's turn: by the page's title,
// and by a shake where the device can. What is heard is said by the table itself.
export default {
  initialize({ model }) {
    if (!document.body.classList.contains('elfen')) return;  // a notebook's title is its own
    let before = false;
    // The address bar's widget names the page, too, whenever another place of it is shown.
    const entitle = () => {
      const { title, mine } = model.get('said');
      const whole = mine ? `● ${title}` : title;
      if (title && document.title !== whole) document.title = whole;
    };
    new MutationObserver(entitle).observe(document.head, { subtree: true, childList: true, characterData: true });
    const say = () => {
      const { mine } = model.get('said');
      entitle();
      if (mine && !before) navigator.vibrate?.([150, 80, 150]);  // before the first touch it is ignored
      before = mine;
    };
    model.on('change:said', say);
    say();
  },
};
