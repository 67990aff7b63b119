import type { ChosenClient } from '@livery/contract/clients/chosen-client';
import type { Live } from '@livery/contract/shared/live';

/** Whom an agent books for, on this visit. */
export interface ClientPicking {
  /** `null` for nobody, for users who are no agents, and until the profile is known. */
  readonly client: Live<ChosenClient | null>;
  /** Chooses a client, or nobody, and ends the picking; ignored for a client without a name, and for users who don't book for clients. */
  choose(client: { readonly id: string; readonly name: string } | null): void;
  /** Whether the agent is asked for a client. */
  readonly isPicking: Live<boolean>;
  /** Asks for a client; ignored for users who don't book for clients. */
  pick(): void;
  endPicking(): void;
  /** Reads the choice again, which another tab may have changed. */
  refresh(): void;
}
