import { agencyStatus } from '@livery/contract/agency/agency';
import { describe, expect, it } from 'vitest';

// @rule 3.1, 4.1
describe('agencyStatus', () => {
  it.each(['Inactive', 'inactive', 'INACTIVE', ' Inactive\n'])('is inactive for %j (rules §3)', (statusText) => {
    expect(agencyStatus(statusText)).toBe('inactive');
  });

  it.each(['Active', '', 'Inactive!', 'not Inactive', 'in active', 'Pending'])('is active for %j', (statusText) => {
    expect(agencyStatus(statusText)).toBe('active');
  });
});
