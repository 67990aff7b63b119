import type { RemoteCalls } from '../../application/remotes/remote-calls.port.ts';

/** Counts the running calls of a remote's page: while there are any, a late page is waiting for a service. */
export function callsUnderWay(): {
  of(calls: RemoteCalls): RemoteCalls;
  isCalling(): boolean;
} {
  let underWay = 0;
  return {
    of: (calls) => ({
      async send(call, signal) {
        underWay += 1;
        try {
          return await calls.send(call, signal);
        } finally {
          underWay -= 1;
        }
      },
    }),
    isCalling: () => underWay > 0,
  };
}
