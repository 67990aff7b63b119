import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import type { UserProfile } from '@livery/contract/session/user-profile';
import type { RemotePages } from '../remotes/routes.ts';
import type { NavigationItem } from './navigation-item.ts';
import type { PageAddress } from './page-address.ts';

/** A request for a page of an agency's site. */
export interface PageRequest extends PageAddress {
  readonly agency: Agency;
  /** The policies of the requested host. */
  readonly policies: Pick<AgencyPolicies, 'hotelsFirst'>;
  readonly user: UserProfile | null;
  /**
   * Whether the device remembers a travel agent, or the page is most likely opened by one: used while the profile is
   * loading, so that their layout doesn't change then.
   */
  readonly wasAgent?: boolean;
  /** Whether there is an access token; by default, whether there is a profile. The token is known earlier. */
  readonly signedIn?: boolean;
  /** `prod`, `qa`, `uat`, `dev`, `local`, … */
  readonly environment: string;
  /** The deal link that the device remembers; by default, none. */
  readonly deepLink?: string | null | undefined;
  /** Host name and port of this site; without it, no return URL is recognised as leading back to this site. */
  readonly host?: string;
  /** The parts that an earlier address hid, as the device remembers them; by default, none. */
  readonly hidden?: { readonly header: boolean; readonly footer: boolean };
  /** The side navigation as the back end sends it; by default, empty. */
  readonly navigations?: readonly NavigationItem[];
  /** The pages of custom remotes; by default, none. */
  readonly remotePages?: readonly RemotePages[] | undefined;
}

/** @rule 3.5 */
export function isSignedIn({ signedIn, user }: Pick<PageRequest, 'signedIn' | 'user'>): boolean {
  return signedIn ?? user !== null;
}
