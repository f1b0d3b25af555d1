// Which decision a press is about: the one that the page showed when it was made. A double press is one
// press. Only the browser knows that it was one, however late the kernel hears of it.

const NEAR = 24; // pixels that a finger may miss what it has pressed before

interface Before {
  what: string;
  decision: number;
  when: number;
  spot: [number, number] | undefined;
}

export class Presses {
  private before: Before | undefined;

  /** Within `breath` milliseconds the same press once more is the second half of a double press. */
  constructor(private readonly breath: number) {}

  /**
   * Whether `what` is pressed and meant. The second half of a double press is so where it is about the
   * same thing in the same decision, and that may be meant `twice`.
   */
  isMeant(what: string, decision: number, event: UIEvent, twice = true): boolean {
    const { before } = this;
    const spot: Before['spot'] = event instanceof MouseEvent && event.detail
      ? [event.clientX, event.clientY] : undefined;
    const soon = before !== undefined && event.timeStamp - before.when < this.breath;
    const there = before?.spot && spot
      ? Math.hypot(spot[0] - before.spot[0], spot[1] - before.spot[1]) < NEAR : undefined;
    // Some browsers count the clicks of a finger, others do not.
    const counted = event.detail > 0 && event.detail % 2 === 0;
    if (!counted && !(soon && (there ?? before.what === what))) {
      this.before = { what, decision, when: event.timeStamp, spot };
      return true;
    }
    this.before = undefined;
    return twice && before?.what === what && before.decision === decision;
  }
}
