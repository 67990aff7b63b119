import type { Shell } from '../../application/shell.ts';
import { containerAdapters } from './container-adapters.ts';
import { type AdapterSet, createContainer } from './create-container.ts';
import { type Ports, SHELL } from './tokens.ts';

/** The shell with the adapters that it is made of, for programs that explain what it decides. */
export function createExplainedShell(adapters: AdapterSet): { readonly shell: Shell; readonly adapters: Ports } {
  const container = createContainer(adapters);
  return { shell: container.get(SHELL), adapters: containerAdapters(container) };
}
