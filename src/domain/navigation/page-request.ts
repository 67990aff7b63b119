import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import type { UserProfile } from '@livery/contract/session/user-profile';
import type { RemotePages } from '../remotes/routes.ts';
import type { NavigationItem } from './navigation-item.ts';
import type { PageAddress } from './page-address.ts';

/** A request for a page of an agency's site. */
export interface PageRequest extends PageAddress {
  readonly agency: Agency;
  /** Those of the requested host. */
  readonly policies: Pick<AgencyPolicies, 'hotelsFirst'>;
  readonly user: UserProfile | null;
  /** Whether the device remembers a travel agent, while the profile is loading: their layout doesn't change then. */
  readonly wasAgent?: boolean;
  /** Whether there is an access token; by default, whether there is a profile. The token is there first. */
  readonly signedIn?: boolean;
  /** `prod`, `qa`, `uat`, `dev`, `local`, … */
  readonly environment: string;
  /** The deal link that the device remembers; by default, none. */
  readonly deepLink?: string | null | undefined;
  /** Host name and port of this site; by default, no return URL is known to lead to it. */
  readonly host?: string;
  /** What the device remembers of an earlier address; by default, nothing. */
  readonly hidden?: { readonly header: boolean; readonly footer: boolean };
  /** The side navigation as the back end sends it; by default, none. */
  readonly navigations?: readonly NavigationItem[];
  /** Of custom remotes; by default, none. */
  readonly remotePages?: readonly RemotePages[] | undefined;
}

/** @rule 3.5 */
export function isSignedIn({ signedIn, user }: Pick<PageRequest, 'signedIn' | 'user'>): boolean {
  return signedIn ?? user !== null;
}
