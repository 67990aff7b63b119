import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Live } from '@livery/contract/shared/live';

/** The agency of the host; the whole page is shown in its livery. */
export interface HostAgency {
  readonly state: Live<AgencyState>;
  /** The deployment's rules for this agency; the rules for everybody until it is known. */
  readonly policies: Live<AgencyPolicies>;
  /** Loads (again) the agency of this host. */
  load(): void;
}

/** @rule 4.2 */
export type AgencyState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly agency: Agency }
  | { readonly kind: 'inactive'; readonly agency: Agency }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };
