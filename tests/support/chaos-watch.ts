import type { Live } from '../../src/application/shared/live.ts';

/** Follows live values, and says where one breaks what it owes: it never fails, never ends, and `now()` is what was told last. */
export interface Watch {
  /** One sentence for each broken promise so far; none is good. */
  problems(): readonly string[];
}

export function watchLives(lives: ReadonlyMap<string, Live<unknown>>): Watch {
  const broken: string[] = [];
  const lastTold = new Map<string, unknown>();
  const watched = [...lives];
  for (const [name, live] of watched) {
    live.changes.subscribe({
      next: (value) => lastTold.set(name, value),
      error: (failure) => broken.push(`${name} failed: ${String(failure)}`),
      complete: () => broken.push(`${name} ended`),
    });
  }
  return {
    problems() {
      const strays = watched.flatMap(([name, live]) => {
        const now = live.now();
        if (now !== live.now()) return [`${name} is another object each time that it is read`];
        return now === lastTold.get(name) ? [] : [`${name} is not what it told last`];
      });
      return [...broken, ...strays];
    },
  };
}
