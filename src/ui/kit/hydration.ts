import { createContext } from 'react';
import type { EarlyUse } from './early-use.ts';

/**
 * How much of a server-rendered page is hydrated. Each part is a separate task, so that none blocks the page for long.
 */
export interface Hydration {
  /** Resolves once the page and all of its parts are hydrated, or rendered if they weren't server-rendered. */
  readonly done: Promise<void>;
  /** To be called when the page is mounted; parts that were begun before may still be pending. */
  pageMounted(): void;
  begin(part: object): void;
  end(part: object): void;
  /** What a visitor did within a part before it was interactive. */
  readonly takeUses: EarlyUse['take'];
}

/** `undefined` on a server. */
export const HydrationContext = createContext<Hydration | undefined>(undefined);

export function createHydration(takeUses: EarlyUse['take'] = () => []): Hydration {
  const parts = new Set<object>();
  let isPageMounted = false;
  let resolve = (): void => undefined;
  const donePromise = new Promise<void>((settle) => {
    resolve = settle;
  });
  const check = () => {
    if (isPageMounted && parts.size === 0) resolve();
  };
  return {
    done: donePromise,
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
