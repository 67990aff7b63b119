import type { RemoteHost } from '../../application/remotes/remote-source.port.ts';

/** Where there is no page, no remote module can run, and none is offered. */
export const NO_REMOTES: RemoteHost = {
  runsModules: false,
  open: async () => (await import('../memory/memory-remote-source.ts')).memoryRemoteSource(),
};
