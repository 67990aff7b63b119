import type { UserProfile } from '@livery/contract/session/user-profile';
import { because } from '@livery/contract/shared/because';
import { mayRead } from '../session/permissions.ts';

/** Whether a user books for clients: travel agents who may see the agency's clients. @rule 6.10 */
export function booksForClients(user: Pick<UserProfile, 'isTravelAgent' | 'permissions'> | null): boolean {
  return because('6.10', user?.isTravelAgent === true && mayRead(user, 'clients'));
}
