import type { RemoteClients } from '@livery/contract/remotes/remote-clients';
import type { ClientPicking } from '../../clients/client-picking.ts';

/** Lets a remote read and choose the agent's client, until it is unmounted. */
export function clientsOfRemote({ client, choose, pick }: ClientPicking, endedSignal: AbortSignal): RemoteClients {
  return {
    client,
    chooseClient(namedClient) {
      if (!endedSignal.aborted) choose(namedClient);
    },
    pickClient() {
      if (!endedSignal.aborted) pick();
    },
  };
}
