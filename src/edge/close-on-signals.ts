import type { Server } from 'node:http';

/** Ends the program when it is asked to, without waiting for calls that never answer. */
export function closeOnSignals(server: Server): void {
  const close = (): void => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}
