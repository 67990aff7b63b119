import { createContext } from 'react';
import type { EarlyUse } from './early-use.ts';

/** What of a served page is hydrated already. Each part is its own task, so that none blocks the page for long. */
export interface Hydration {
  /** Resolves once the page and all of its parts are hydrated, or rendered if no server rendered them. */
  readonly done: Promise<void>;
  /** The page is there, but for the parts that were begun before. */
  pageMounted(): void;
  begin(part: object): void;
  end(part: object): void;
  /** What a visitor did within a part before it was live. */
  readonly takeUses: EarlyUse['take'];
}

/** There is none on a server. */
export const HydrationContext = createContext<Hydration | undefined>(undefined);

export function createHydration(takeUses: EarlyUse['take'] = () => []): Hydration {
  const parts = new Set<object>();
  let isPageMounted = false;
  let resolve = (): void => undefined;
  const done = new Promise<void>((settle) => {
    resolve = settle;
  });
  const check = () => {
    if (isPageMounted && parts.size === 0) resolve();
  };
  return {
    done,
    pageMounted() {
      isPageMounted = true;
      check();
    },
    begin: (part) => void parts.add(part),
    end(part) {
      parts.delete(part);
      check();
    },
    takeUses,
  };
}
