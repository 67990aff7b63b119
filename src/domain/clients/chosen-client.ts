import type { ChosenClient } from '@livery/contract/clients/chosen-client';
import { serverText } from '../notices/server-text.ts';

/** The client of one agent at one agency: nobody else's, and at no other. */
export interface ClientChoice {
  readonly client: ChosenClient;
  /** The agency's subdomain. */
  readonly agency: string;
  /** The agent's id. */
  readonly user: string;
}

const MAX_ID_LENGTH = 200;

/** A client as a remote or a storage names one; `undefined` without an id and a name that shows. @rule 6.10 */
export function chosenClient({ id, name }: { readonly id: unknown; readonly name: unknown }): ChosenClient | undefined {
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  const [key, shown] = [id.trim(), serverText(name)];
  return key === '' || key.length > MAX_ID_LENGTH || shown === '' ? undefined : { id: key, name: shown };
}

/** Whether a choice was made by this agent, at this agency. @rule 6.10 */
export function isChosenBy(choice: ClientChoice, { agency, user }: Omit<ClientChoice, 'client'>): boolean {
  return choice.agency === agency && choice.user === user;
}
