import type { Shell } from '../../application/shell.ts';
import { containerAdapters } from './container-adapters.ts';
import { type AdapterSet, createContainer } from './create-container.ts';
import { type Ports, SHELL } from './tokens.ts';

/** The shell with its adapters, for programs that explain its decisions. */
export function createExplainedShell(adapters: AdapterSet): { readonly shell: Shell; readonly adapters: Ports } {
  const container = createContainer(adapters);
  return { shell: container.get(SHELL), adapters: containerAdapters(container) };
}
