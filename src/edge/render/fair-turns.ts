import { setImmediate } from 'node:timers/promises';
import type { Tenant } from '../../domain/agency/tenant.ts';
import type { Site } from '../site.ts';

const MIN_WAIT_MS = 200;

/** How long a page waits for its turn, in milliseconds: as long as for its data, but at least a moment. */
const maxWaitMs = (deadline: number) => Math.max(deadline, MIN_WAIT_MS);

interface FairTurnsOptions {
  /** The most tasks at the same time. */
  readonly atOnce: number;
  /**
   * The most tasks of one site at the same time; the rest is for other sites, however many pages are requested of this
   * one.
   */
  readonly ofOne: number;
  /** How long a task waits for its turn, in milliseconds. */
  readonly longest: number;
}

/** Tasks that take turns. */
export interface FairTurns {
  /** Runs a task in its turn; `undefined` if that doesn't come in time, and the task isn't run. */
  run<T>(tenant: Tenant, task: () => Promise<T>): Promise<T | undefined>;
  /** How many tasks are running or waiting. */
  queued(): number;
}

/** Runs few tasks at the same time: sites take turns, and tasks of one site run in their order. */
export function createFairTurns({ atOnce, ofOne, longest }: FairTurnsOptions): FairTurns {
  /** In turn order: the site that had its turn last is last. */
  const waiting = new Map<Tenant, Set<() => void>>();
  const running = new Map<Tenant, number>();
  const runningOf = (tenant: Tenant) => running.get(tenant) ?? 0;
  const count = () => [...running.values()].reduce((sum, ofOneSite) => sum + ofOneSite, 0);

  function leave(tenant: Tenant, start: () => void): void {
    const otherTurns = waiting.get(tenant);
    otherTurns?.delete(start);
    if (otherTurns?.size === 0) waiting.delete(tenant);
  }

  function startNext(): void {
    if (count() >= atOnce) return;
    for (const [tenant, [start]] of waiting) {
      if (start === undefined || runningOf(tenant) >= ofOne) continue;
      const otherTurns = waiting.get(tenant);
      waiting.delete(tenant);
      if (otherTurns !== undefined && otherTurns.size > 1) waiting.set(tenant, otherTurns);
      otherTurns?.delete(start);
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
          clearTimeout(lingerTimeout);
          running.set(tenant, runningOf(tenant) + 1);
          task()
            .then(resolve, reject)
            .finally(() => ended(tenant));
        };
        const lingerTimeout = setTimeout(() => {
          leave(tenant, start);
          resolve(undefined);
        }, longest);
        waiting.set(tenant, (waiting.get(tenant) ?? new Set()).add(start));
        startNext();
      }),
  };
}

/**
 * The most pages rendered at the same time. A process renders one after another, so more would only delay each other.
 */
const MAX_CONCURRENT_RENDERS = 12;
/** The same for one site. */
const MAX_RENDERS_PER_SITE = 8;

/**
 * Renders few pages at the same time; sites take turns. A page whose turn doesn't come in time is sent as it was built,
 * and the browser renders it. The time that a page waits for its data begins with its turn.
 *
 * @param deadline how long a page waits for its data, in milliseconds
 * @param onRender called with how long each page took, in seconds, including the waits for its turn and its data
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
 * Rounds of the event loop between two pages. In each, Node accepts one connection: with fewer rounds, connections
 * would wait in the system's queue while pages are rendered, where the edge's limits don't apply. If there is nothing
 * to do, all rounds together take less than a millisecond.
 */
const EVENT_LOOP_ROUNDS = 64;

/** Waits for a site's turn to render a page; resolves to whether it came in time. */
export type NextTurn = (tenant: Tenant) => Promise<boolean>;

/**
 * Lets pages be rendered one after another, with sites taking turns, and with some rounds of the event loop between
 * them. Rendering keeps the process busy for tens of milliseconds, so events that arrived meanwhile are handled before
 * the next page. Otherwise a page whose agency isn't known yet, which needs several rounds, would wait for all other
 * pages in each of them.
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
