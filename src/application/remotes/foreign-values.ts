import type { RemoteName } from '../../domain/remotes/remote-name.ts'; /** Characters of a problem that are worth reporting. */

const LONGEST = 300;

/** The text of what a remote threw, for developers; anything may be thrown. */
export function errorText(thrown: unknown): string {
  try {
    return String(thrown).slice(0, LONGEST);
  } catch {
    return 'something that has no text';
  }
}
/** A value's own field, never an inherited one; `undefined` where there is none. */
export function readField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** A function that a module exports under a name; `undefined` for anything else. */
export function exported(exports: unknown, name: string): ((...given: unknown[]) => unknown) | undefined {
  const found = readField(exports, name);
  return typeof found === 'function' ? (...given) => found.apply(exports, given) : undefined;
}

/** What the entry of a remote exports at the least. */
export function exportOf(remote: RemoteName): 'open' | 'mount' {
  return remote === 'userStore' ? 'open' : 'mount';
}
