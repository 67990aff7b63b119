import { NO_POLICIES } from '../../src/domain/agency/policies.ts';
import type { Visit } from '../../src/domain/navigation/visit.ts';
import { aPage } from './a-page.ts';
import { anAgency } from './an-agency.ts';

/** A visitor opens a page, except for what the test says otherwise. */
export function aVisit(address: string, overrides: Partial<Visit> = {}): Visit {
  return {
    ...aPage(address),
    agency: anAgency(),
    policies: NO_POLICIES,
    user: null,
    environment: 'uat',
    ...overrides,
  };
}
