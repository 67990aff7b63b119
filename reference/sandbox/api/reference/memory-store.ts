import { createHash } from 'node:crypto';

/** Without characters that look alike. */
const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that can't be guessed; the same for the same seed, purpose and count. */
function secretCode(
  of: { readonly seed: number; readonly purpose: string; readonly count: number },
  length: number,
): string {
  const bytes = createHash('sha256').update(`${of.purpose}/${of.seed}/${of.count}`).digest();
  return [...bytes.subarray(0, length)].map((byte) => CODE_CHARACTERS[byte % CODE_CHARACTERS.length]).join('');
}

/** Generates codes for a purpose; skips codes that are taken. */
export type CodeGenerator = (purpose: string, length: number, isTaken?: (code: string) => boolean) => string;

export function createCodeGenerator(seed: number): CodeGenerator {
  const counts = new Map<string, number>();
  return (purpose, length, isTaken = () => false) => {
    for (;;) {
      const count = (counts.get(purpose) ?? 0) + 1;
      counts.set(purpose, count);
      const code = secretCode({ seed, purpose, count }, length);
      if (!isTaken(code)) return code;
    }
  };
}

/** Values by their keys. */
export interface MemoryStore<T> {
  /** Stores a value, replacing the one with the same key. */
  save(key: string, value: T): T;
  find(key: string): T | undefined;
  /** The newest first. */
  list(): T[];
}

/** A store with a maximum number of values; the oldest are dropped first. */
export function createMemoryStore<T>(limit = 1000): MemoryStore<T> {
  const things = new Map<string, T>();
  return {
    save(key, value) {
      things.set(key, value);
      const [oldest] = things.keys();
      if (things.size > limit && oldest !== undefined) things.delete(oldest);
      return value;
    },
    find: (key) => things.get(key),
    list: () => [...things.values()].reverse(),
  };
}

/** A store in which each owner, such as an agency, has separate values. */
export function createOwnedStore<T>() {
  const store = createMemoryStore<{ readonly owner: string; readonly value: T }>();
  return {
    save: (owner: string, key: string, value: T): T => store.save(`${owner}/${key}`, { owner, value }).value,
    find: (owner: string, key: string): T | undefined => store.find(`${owner}/${key}`)?.value,
    /** The newest first. */
    list: (owner: string): T[] => store.list().flatMap((one) => (one.owner === owner ? [one.value] : [])),
  };
}
