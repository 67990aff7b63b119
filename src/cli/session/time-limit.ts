import { err, ok, type Result } from '@livery/contract/shared/result';

/** Limits the waits for a module: its loading, its function, the calls of its adapters. */
export interface TimeLimit {
  /**
   * Resolves as the promise does; to an error if it doesn't settle in time. The error's text follows the name of what
   * was waited for.
   */
  waitInTime<T>(wait: PromiseLike<T>): Promise<Result<T, string>>;
  /** Ends every wait, because nothing in the process could end it any more; `false` if there was none. */
  giveUp(): boolean;
}

/** @param limit the limit of each wait, in milliseconds */
export function createTimeLimit(limit: number): TimeLimit {
  const waits = new Set<(problem: string) => void>();
  return {
    waitInTime<T>(wait: PromiseLike<T>) {
      return new Promise<Result<T, string>>((resolve, reject) => {
        const end = (problem: string) => settle(() => resolve(err(problem)));
        const timer = setTimeout(end, limit, `did not end within ${limit / 1000} s`);
        // The timer doesn't keep the process alive: if there is nothing else to do, it gives up immediately.
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
