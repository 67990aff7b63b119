import { NO_POLICIES } from '@livery/contract/agency/policies';
import type { PageRequest } from '../../../src/domain/navigation/page-request.ts';
import { anAgency } from '../data/an-agency.ts';
import { aPage } from '../pages/a-page.ts';

/** A visitor's request for a page; the test can set any field. */
export function aPageRequest(address: string, overrides: Partial<PageRequest> = {}): PageRequest {
  return {
    ...aPage(address),
    agency: anAgency(),
    policies: NO_POLICIES,
    user: null,
    environment: 'uat',
    ...overrides,
  };
}
