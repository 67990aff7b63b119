import type { ChosenClient } from '@livery/contract/clients/chosen-client';
import { serverText } from '../notices/server-text.ts';

/** The client that one agent has chosen at one agency; it doesn't apply to other agents or agencies. */
export interface ClientChoice {
  readonly client: ChosenClient;
  /** The agency's subdomain. */
  readonly agency: string;
  /** The agent's id. */
  readonly user: string;
}

const MAX_ID_LENGTH = 200;

/** A client that a remote or the storage names; `undefined` without an id or a visible name. @rule 6.10 */
export function chosenClient({ id, name }: { readonly id: unknown; readonly name: unknown }): ChosenClient | undefined {
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  const [key, shown] = [id.trim(), serverText(name)];
  return key === '' || key.length > MAX_ID_LENGTH || shown === '' ? undefined : { id: key, name: shown };
}

/** Whether this agent made the choice, at this agency. @rule 6.10 */
export function isChosenBy(choice: ClientChoice, { agency, user }: Omit<ClientChoice, 'client'>): boolean {
  return choice.agency === agency && choice.user === user;
}
