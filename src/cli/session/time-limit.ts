import { err, ok, type Result } from '@livery/contract/shared/result';

/** Ends what is waited for of a module: its loading, its function, the calls of its adapters. */
export interface TimeLimit {
  /** What a promise resolves to; an error that follows the name of what was waited for, if it does not settle in time. */
  waitInTime<T>(wait: PromiseLike<T>): Promise<Result<T, string>>;
  /** Ends every wait, because nothing is left that could; `false` if there was none. */
  giveUp(): boolean;
}

/** @param limit for each wait, in milliseconds */
export function createTimeLimit(limit: number): TimeLimit {
  const waits = new Set<(problem: string) => void>();
  return {
    waitInTime<T>(wait: PromiseLike<T>) {
      return new Promise<Result<T, string>>((resolve, reject) => {
        const end = (problem: string) => settle(() => resolve(err(problem)));
        const timer = setTimeout(end, limit, `did not end within ${limit / 1000} s`);
        // If the process has nothing else to do, it gives up at once.
        timer.unref();
        waits.add(end);
        wait.then(
          (value) => settle(() => resolve(ok(value))),
          (thrown: unknown) => settle(() => reject(thrown)),
        );

        function settle(how: () => void) {
          clearTimeout(timer);
          waits.delete(end);
          how();
        }
      });
    },
    giveUp() {
      const open = [...waits];
      for (const end of open) end('never ends: its promise is neither resolved nor rejected');
      return open.length > 0;
    },
  };
}
