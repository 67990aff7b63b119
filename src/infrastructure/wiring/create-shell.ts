import type { Shell } from '../../application/shell.ts';
import { type AdapterSet, createContainer } from './create-container.ts';
import { SHELL } from './tokens.ts';

/** Makes the one shell of a program out of its adapters; nothing else sees the container. */
export function createShell(adapters: AdapterSet): Shell {
  return createContainer(adapters).get(SHELL);
}
