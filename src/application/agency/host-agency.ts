import type { Agency } from '../../domain/agency/agency.ts';
import type { AgencyPolicies } from '../../domain/agency/policies.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Live } from '../shared/live.ts';

/** The agency of the host: everything on the page is painted in its livery. */
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
