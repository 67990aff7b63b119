import type { RemoteHost } from '../../application/remotes/remote-source.port.ts';

/** For programs without a page, in which no remote module can run: offers none. */
export const NO_REMOTES: RemoteHost = {
  runsModules: false,
  open: async () => (await import('../memory/memory-remote-source.ts')).memoryRemoteSource(),
};
