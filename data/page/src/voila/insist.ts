// What has to come, however bad the network is: it is asked for until it is there.
const SOONEST = 250; // ms
const LATEST = 8000;

export const insist = async <What>(ask: () => Promise<What>): Promise<What> => {
  for (let pause = SOONEST; ; pause = Math.min(2 * pause, LATEST)) {
    try { return await ask(); } catch (fault) { console.warn(fault); }
    await new Promise((resolve) => { setTimeout(resolve, pause); });
  }
};
