import type { ChosenClient } from '../clients/chosen-client.ts';
import type { Live } from '../shared/live.ts';

/** Whom the agent books for (contract 1.4). */
export interface RemoteClients {
  /** The client whom the agent has chosen for this visit; `null` for nobody, and for everybody who is no agent. */
  readonly client: Live<ChosenClient | null>;
  /** Chooses a client of the agency for the visit, `null` for nobody; ignored for users who don't book for clients. */
  chooseClient(client: ChosenClient | null): void;
  /** Opens the shell's dialog in which the agent chooses one; nothing for anybody else. */
  pickClient(): void;
}
