import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

const inOrder = pLimit(1);

/**
 * Rounds of the event loop between two pages. In each, Node accepts one connection: with fewer rounds, connections would
 * wait in the system's queue while pages are rendered, where no limit of the edge sees them. With nothing to do, all of
 * them together take less than a millisecond.
 */
const ROUNDS = 64;

/**
 * Resolves for one page after another, in the order of the calls, with some rounds of the event loop between them.
 * Rendering keeps the process busy for tens of milliseconds: of pages that are ready at the same time, one is rendered,
 * and what arrived meanwhile is handled before the next. So a page whose agency is not known yet, which needs several
 * rounds, does not wait for all others in each of them.
 */
export const nextTurn = (): Promise<void> =>
  inOrder(async () => {
    for (let round = 0; round < ROUNDS; round += 1) await setImmediate();
  });
