// A look at the kernel now and then: the page says so when it is gone, for it would look alive and do
// nothing. Whoever looks at it again after a sleep that the kernel was not kept for sees it go on by itself.
import { notice, RELOAD } from './notice.ts';
import type { Socket } from './socket.ts';

const EVERY = 3000; // ms between two looks
const LONGEST = 7000; // ms that one may take: a connection can be dead and not say so
const MOST = 3; // looks that may fail in a row: the connection comes back by itself
const ASLEEP = 120_000; // ms in which a device that is awake begins or ends a look; a hidden page does in one minute

export const watchOver = (socket: Socket, address: string): void => {
  let failures = 0;
  let leaving = false;
  let slept = false;
  let awake = Date.now();
  const stir = (): void => {
    const now = Date.now();
    slept ||= now - awake > ASLEEP;
    awake = now;
  };
  const look = async (): Promise<void> => {
    const status = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST) }).then((answer) => answer.status, () => 0);
    if (leaving) return;
    stir();
    if (status === 404 && slept) {
      if (document.hidden) later();
      else location.reload();
      return;
    }
    if (status === 404) {
      socket.end();
      notice('page-gone', RELOAD);
      return;
    }
    const well = status === 200 && socket.connected;
    failures = well ? 0 : failures + 1;
    slept &&= !well;
    if (well) notice(null);
    else if (failures >= MOST) notice('page-away', RELOAD);
    later();
  };
  const later = (): void => {
    setTimeout(() => {
      stir();
      void look();
    }, EVERY);
  };
  addEventListener('pagehide', () => { leaving = true; });
  later();
};
