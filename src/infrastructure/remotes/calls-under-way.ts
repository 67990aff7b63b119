import type { RemoteCalls } from '../../application/remotes/remote-calls.port.ts';

/** Says whether calls of a remote's page are under way: while they are, a page that is late waits for a service. */
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
