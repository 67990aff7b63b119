import { createMemoryStore } from '../memory-store.ts';

const MAX_ATTEMPTS = 8;
const ATTEMPT_WINDOW_MS = 10 * 60_000;

/** Counts failed attempts, for example to find a booking, by a key such as the person or the booking. */
export interface AttemptLimit {
  /** Whether another attempt is allowed: eight may fail within ten minutes. */
  isAllowed(key: string): boolean;
  note(key: string): void;
}

export function createAttemptLimit(now: () => Date): AttemptLimit {
  const failedMemoryStore = createMemoryStore<readonly number[]>();
  const recentFailures = (key: string) =>
    (failedMemoryStore.find(key) ?? []).filter((time) => now().getTime() - time < ATTEMPT_WINDOW_MS);
  return {
    isAllowed: (key) => recentFailures(key).length < MAX_ATTEMPTS,
    note: (key) => void failedMemoryStore.save(key, [...recentFailures(key), now().getTime()]),
  };
}
