// One tab at a time has the library of a page without a server: each would write over what the other has kept.
const NAME = 'elfenwidgets';
const ANSWERED = 500; // ms in which whoever has it answers

const held = (options: LockOptions): Promise<boolean> => new Promise((resolve) => {
  void navigator.locks.request(NAME, options, (lock) => {
    resolve(lock !== null);
    return lock && new Promise(() => { /* until the page ends */ });
  });
});

/** Without locks: an address without https. Who asks at the same time as others has the lowest number, or waits. */
const agreed = async (waits: () => void): Promise<void> => {
  const others = new BroadcastChannel(NAME);
  const number = Math.random();
  let has = false;
  let told = (): void => { /* nobody was asked */ };
  others.onmessage = ({ data }: MessageEvent<number | null>): void => {
    if (data === null) told();
    else if (has || number < data) others.postMessage(null);
  };
  // Of a page that slept nobody has heard.
  document.addEventListener('resume', () => { location.reload(); });
  const taken = (): Promise<boolean> => new Promise((resolve) => {
    let heard = false;
    told = (): void => { heard = true; };
    others.postMessage(number);
    setTimeout(() => { resolve(heard); }, ANSWERED);
  });
  while (await taken()) waits();
  has = true;
};

/** Locks the library, once no other tab has it; `waits` is called if one does. */
export const lockLibrary = async (waits: () => void): Promise<void> => {
  if (!('locks' in navigator)) return agreed(waits);
  if (await held({ ifAvailable: true })) return;
  waits();
  await held({});
};
