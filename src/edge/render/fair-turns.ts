import { setImmediate } from 'node:timers/promises';
import type { Tenant } from '../../domain/agency/tenant.ts';
import type { Site } from '../site.ts';

const MIN_WAIT_MS = 200;

/** A page waits for its turn as long as for its data, and a moment if that is next to nothing. In milliseconds. */
const maxWaitMs = (deadline: number) => Math.max(deadline, MIN_WAIT_MS);

interface FairTurnsOptions {
  /** Tasks at a time. */
  readonly atOnce: number;
  /** Of one site: what is left is for the others, however many pages somebody requests of this one. */
  readonly ofOne: number;
  /** How long a task waits for its turn, in milliseconds. */
  readonly longest: number;
}

/** Tasks that take turns. */
export interface FairTurns {
  /** Runs a task in its turn; `undefined` if that did not come in time, and the task is not run. */
  run<T>(tenant: Tenant, task: () => Promise<T>): Promise<T | undefined>;
  /** How many tasks run or wait. */
  queued(): number;
}

/** Few tasks at a time: one of each site in turn, those of one site in the order in which they came. */
export function createFairTurns({ atOnce, ofOne, longest }: FairTurnsOptions): FairTurns {
  /** The site that had its turn last comes last. */
  const waiting = new Map<Tenant, Set<() => void>>();
  const running = new Map<Tenant, number>();
  const runningOf = (tenant: Tenant) => running.get(tenant) ?? 0;
  const count = () => [...running.values()].reduce((sum, ofOneSite) => sum + ofOneSite, 0);

  function leave(tenant: Tenant, start: () => void): void {
    const others = waiting.get(tenant);
    others?.delete(start);
    if (others?.size === 0) waiting.delete(tenant);
  }

  function startNext(): void {
    if (count() >= atOnce) return;
    for (const [tenant, [start]] of waiting) {
      if (start === undefined || runningOf(tenant) >= ofOne) continue;
      const others = waiting.get(tenant);
      waiting.delete(tenant);
      if (others !== undefined && others.size > 1) waiting.set(tenant, others);
      others?.delete(start);
      start();
      return;
    }
  }

  function ended(tenant: Tenant): void {
    const left = runningOf(tenant) - 1;
    if (left > 0) running.set(tenant, left);
    else running.delete(tenant);
    startNext();
  }

  return {
    queued: () => count() + [...waiting.values()].reduce((sum, { size }) => sum + size, 0),
    run: (tenant, task) =>
      new Promise((resolve, reject) => {
        const start = () => {
          clearTimeout(late);
          running.set(tenant, runningOf(tenant) + 1);
          task()
            .then(resolve, reject)
            .finally(() => ended(tenant));
        };
        const late = setTimeout(() => {
          leave(tenant, start);
          resolve(undefined);
        }, longest);
        waiting.set(tenant, (waiting.get(tenant) ?? new Set()).add(start));
        startNext();
      }),
  };
}

/** Pages that are rendered at a time: one process renders one after another, so more would only make each other late. */
const MAX_CONCURRENT_RENDERS = 12;
/** Of one site. */
const MAX_RENDERS_PER_SITE = 8;

/**
 * Renders few pages at a time, of each site in turn. A page whose turn doesn't come in time is sent as it was built, and
 * the browser renders it. The time that a page waits for its data begins with its turn.
 *
 * @param deadline how long a page waits for its data, in milliseconds
 * @param onRender receives how long each page took, in seconds, its wait for a turn and for its data among it
 */
export function limitRenders<Page>(
  { render, unrendered }: Readonly<Record<'render' | 'unrendered', (site: Site) => Promise<Page>>>,
  deadline: number,
  onRender?: (seconds: number) => void,
) {
  const { run, queued } = createFairTurns({
    atOnce: MAX_CONCURRENT_RENDERS,
    ofOne: MAX_RENDERS_PER_SITE,
    longest: maxWaitMs(deadline),
  });
  const renderInTurn = async (site: Site): Promise<Page> => {
    const start = performance.now();
    const page = (await run(site.tenant, () => render(site))) ?? (await unrendered(site));
    onRender?.((performance.now() - start) / 1000);
    return page;
  };
  return { render: renderInTurn, queued };
}

/**
 * Rounds of the event loop between two pages. In each, Node accepts one connection: with fewer rounds, connections would
 * wait in the system's queue while pages are rendered, where no limit of the edge sees them. With nothing to do, all of
 * them together take less than a millisecond.
 */
const EVENT_LOOP_ROUNDS = 64;

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
  const turns = createFairTurns({ atOnce: 1, ofOne: 1, longest: maxWaitMs(deadline) });
  const passRounds = async () => {
    for (let round = 0; round < EVENT_LOOP_ROUNDS; round += 1) await setImmediate();
    return true;
  };
  return async (tenant) => (await turns.run(tenant, passRounds)) ?? false;
}
