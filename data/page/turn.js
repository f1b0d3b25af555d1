// The widget without a picture that tells a device that it is its person's turn: by the page's title,
// by a shake where the device can, by two soft notes where they are switched on.
export default {
  initialize({ model }) {
    if (!document.body.classList.contains('elfen')) return;  // a notebook's title is its own
    let before = false;
    const play = () => {
      const sound = new AudioContext();
      for (const [start, pitch] of [[0, 660], [0.16, 880]]) {
        const tone = sound.createOscillator();
        const loud = sound.createGain();
        tone.frequency.value = pitch;
        loud.gain.setValueAtTime(0.15, sound.currentTime + start);
        loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + start + 0.3);
        tone.connect(loud).connect(sound.destination);
        tone.start(sound.currentTime + start);
        tone.stop(sound.currentTime + start + 0.3);
      }
      setTimeout(() => sound.close(), 1000);
    };
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
      if (mine && !before) {
        navigator.vibrate?.([150, 80, 150]);  // before the first touch the browser ignores it
        if (model.get('sound')) play();
      }
      before = mine;
    };
    const tried = () => { if (model.get('sound')) play(); };
    model.on('change:said', say);
    model.on('change:sound', tried);
    say();
  },
};
