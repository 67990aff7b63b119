import type { Shell } from '../../application/shell.ts';
import { type AdapterSet, createContainer } from './create-container.ts';
import { SHELL } from './tokens.ts';

/** Creates the shell of a program from its adapters; nothing else sees the container. */
export function createShell(adapters: AdapterSet): Shell {
  return createContainer(adapters).get(SHELL);
}
