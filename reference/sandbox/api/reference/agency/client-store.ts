import { agencyClients, type Client } from '../../../world/office/clients.ts';
import { createOwnedStore } from '../memory-store.ts';

/** The clients of each agency: the initial ones, and those added or changed since. */
export interface ClientStore {
  /** The most recently added or changed first. */
  list(agency: string): Client[];
  /** A client of this agency; also `undefined` for another agency's. */
  find(agency: string, id: string): Client | undefined;
  save(agency: string, client: Client): Client;
}

export function createClientStore(seed: number): ClientStore {
  const saved = createOwnedStore<Client>();
  const list = (agency: string): Client[] => {
    const knownClients = saved.list(agency);
    const otherClients = agencyClients(agency, seed).filter(({ id }) => saved.find(agency, id) === undefined);
    return [...knownClients, ...otherClients];
  };
  return {
    list,
    find: (agency, id) => list(agency).find((client) => client.id === id),
    save: (agency, client) => saved.save(agency, client.id, client),
  };
}
