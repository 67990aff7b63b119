import type { ShellBuild } from '../../application/navigation/shell-build.port.ts';

/** A program that is all there: it is the build that runs, and no file of it can be lost. */
export function memoryShellBuild(name = 'embedded'): ShellBuild {
  return { running: () => name, served: async () => name, restoreStyles: async () => true };
}
