import type { ChosenClient } from '@livery/contract/clients/chosen-client';
import type { Live } from '@livery/contract/shared/live';

/** The client an agent books for on this visit. */
export interface ClientPicking {
  /** `null` for no client, for users who aren't agents, and until the profile is known. */
  readonly client: Live<ChosenClient | null>;
  /**
   * Chooses a client, or none, and closes the picker; ignored for a client without a name, and for users who don't book
   * for clients.
   */
  choose(client: { readonly id: string; readonly name: string } | null): void;
  /** Whether the agent is asked to pick a client. */
  readonly isPicking: Live<boolean>;
  /** Asks for a client; ignored for users who don't book for clients. */
  pick(): void;
  endPicking(): void;
  /** Reads the choice again, because another tab may have changed it. */
  refresh(): void;
}
