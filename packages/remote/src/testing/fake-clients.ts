import type { ChosenClient, RemoteClients } from '@livery/contract/remotes/remote-context';
import { BehaviorSubject } from 'rxjs';
import { trackedLive } from './fake-platform.ts';

/** The client for whom the agent books, in memory: a client that a remote chooses is set. */
export function fakeClients(
  firstClient: ChosenClient | null,
  actions: (readonly [name: string, ...args: readonly unknown[]])[],
  track: () => () => void,
) {
  const chosenClientSubject = new BehaviorSubject(firstClient);
  const remote: RemoteClients = {
    client: trackedLive(chosenClientSubject, track),
    chooseClient(client) {
      actions.push(['chooseClient', client]);
      chosenClientSubject.next(client);
    },
    pickClient() {
      actions.push(['pickClient']);
    },
  };
  return { remote, setClient: (client: ChosenClient | null) => chosenClientSubject.next(client) };
}
