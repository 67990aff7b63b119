import type { Agency } from '@livery/contract/agency/agency';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { maySell } from '../../domain/agency/may-sell.ts';
import { policiesFor } from '../../domain/agency/policy-book.ts';
import type { Page } from '../navigation/page.port.ts';
import { cancellableCall } from '../shared/cancellable-call.ts';
import type { ConfigurationSource } from '../shared/configuration-source.port.ts';
import { derive } from '../shared/derive.ts';
import { queryState } from '../shared/query-state.ts';
import type { Refetch } from '../shared/refetch.ts';
import type { AgencySource } from './agency-source.port.ts';
import type { AgencyState, HostAgency } from './host-agency.ts';

interface HostAgencyDependencies {
  readonly agencies: AgencySource;
  readonly configuration: ConfigurationSource;
  readonly page: Page;
  readonly refetch: Refetch;
}

/** Finds the agency that sells under this host, and the deployment's rules for it. @rule 4.1, 4.2, 4.3 */
export function createHostAgency({ agencies, configuration, page, refetch }: HostAgencyDependencies): HostAgency {
  const { state, load } = queryState<AgencyState, Result<Agency | null, CallFailure>>({
    waiting: { kind: 'loading' },
    call: () => cancellableCall((signal) => agencies.read(signal)),
    settle: nextAgencyState,
    refetch,
  });

  const policies = derive([state], (currentAgencyState) =>
    policiesFor(configuration.current().policies, {
      hostname: page.address().hostname,
      subdomain: 'agency' in currentAgencyState ? currentAgencyState.agency.subdomain : '',
    }),
  );

  return { state, policies, load };
}

/** If a reload fails, the agency that was loaded before stays. */
function nextAgencyState(result: Result<Agency | null, CallFailure>, agencyStateBefore: AgencyState): AgencyState {
  if (!result.ok) return 'agency' in agencyStateBefore ? agencyStateBefore : { kind: 'failed', failure: result.error };
  if (result.value === null) return { kind: 'missing' };
  return { kind: maySell(result.value) ? 'ready' : 'inactive', agency: result.value };
}
