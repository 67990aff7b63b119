import type { ChosenClient } from '../clients/chosen-client.ts';
import type { Live } from '../shared/live.ts';

/** The client for whom the agent books (contract 1.4). */
export interface RemoteClients {
  /** The client whom the agent has chosen for this visit; `null` if none is chosen or the user isn't an agent. */
  readonly client: Live<ChosenClient | null>;
  /** Chooses a client of the agency for the visit, or `null` for none; ignored for users who can't book for clients. */
  chooseClient(client: ChosenClient | null): void;
  /** Opens the shell's dialog in which the agent chooses a client; does nothing for other users. */
  pickClient(): void;
}
