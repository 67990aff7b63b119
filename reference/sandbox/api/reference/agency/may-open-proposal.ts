import { isGranted, type Requester } from '../access.ts';
import type { ClientStore } from './client-store.ts';
import type { Proposal } from './proposal.ts';

/**
 * Whether somebody with the link may open a proposal: people of the agency who may read proposals, visitors, and
 * signed-in people if it is for them or for no particular client.
 */
export function mayOpenProposal(
  clients: Pick<ClientStore, 'find'>,
  { clientId }: Proposal,
  { agency, person, isStaff }: Requester,
): boolean {
  if (person === null) return true;
  if (isStaff) return isGranted(person, 'proposals', 'read');
  return clientId === null || clients.find(agency, clientId)?.email.toLowerCase() === person.email.toLowerCase();
}

export const FOR_SOMEBODY_ELSE = { message: 'This proposal is for someone else.' };
