import { setImmediate } from 'node:timers/promises';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { createFairTurns, longestWait } from './fair-turns.ts';

/**
 * Rounds of the event loop between two pages. In each, Node accepts one connection: with fewer rounds, connections would
 * wait in the system's queue while pages are rendered, where no limit of the edge sees them. With nothing to do, all of
 * them together take less than a millisecond.
 */
const ROUNDS = 64;

/** Waits for a site's turn to render a page; resolves with whether it came in time. */
export type NextTurn = (tenant: Tenant) => Promise<boolean>;

/**
 * Lets one page be rendered after another, of each site in turn, with some rounds of the event loop between them.
 * Rendering keeps the process busy for tens of milliseconds: of pages that are ready at the same time, one is rendered,
 * and what arrived meanwhile is handled before the next. So a page whose agency is not known yet, which needs several
 * rounds, does not wait for all others in each of them.
 *
 * @param deadline how long a page waits for its data, in milliseconds
 */
export function createNextTurn(deadline: number): NextTurn {
  const turns = createFairTurns({ atOnce: 1, ofOne: 1, longest: longestWait(deadline) });
  const passRounds = async () => {
    for (let round = 0; round < ROUNDS; round += 1) await setImmediate();
    return true;
  };
  return async (tenant) => (await turns.run(tenant, passRounds)) ?? false;
}
