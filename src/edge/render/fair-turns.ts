import type { Tenant } from '../../domain/agency/tenant.ts';

const SHORTEST_WAIT_MS = 200;

/** A page waits for its turn as long as for its data, and a moment where that is next to nothing. In milliseconds. */
export const longestWait = (deadline: number) => Math.max(deadline, SHORTEST_WAIT_MS);

interface Options {
  /** Tasks at a time. */
  readonly atOnce: number;
  /** Of one site: what is left is for the others, however many pages somebody requests of this one. */
  readonly ofOne: number;
  /** How long a task waits for its turn, in milliseconds. */
  readonly longest: number;
}

/** Tasks that take turns. */
export interface FairTurns {
  /** Runs a task in its turn; `undefined` where that did not come in time, and the task is not run. */
  run<T>(tenant: Tenant, task: () => Promise<T>): Promise<T | undefined>;
  /** How many tasks run or wait. */
  queued(): number;
}

/** Few tasks at a time: one of each site in turn, those of one site in the order in which they came. */
export function createFairTurns({ atOnce, ofOne, longest }: Options): FairTurns {
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
