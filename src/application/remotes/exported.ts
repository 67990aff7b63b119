import type { RemoteName } from '../../domain/remotes/remote-name.ts';
import { ownField } from './own-field.ts';

/** A function that a module exports under a name; `undefined` for anything else. */
export function exported(exports: unknown, name: string): ((...given: unknown[]) => unknown) | undefined {
  const found = ownField(exports, name);
  return typeof found === 'function' ? (...given) => found.apply(exports, given) : undefined;
}

/** What the entry of a remote exports at the least. */
export function exportOf(remote: RemoteName): 'open' | 'mount' {
  return remote === 'userStore' ? 'open' : 'mount';
}
