import type { Agency } from '@livery/contract/agency/agency';
import { SAMPLE_AGENCY } from '@livery/remote/testing';

/** The sample agency without top destinations and direct log-in, and with some fields changed. */
export function anAgency(overrides: Partial<Agency> = {}): Agency {
  const sso = { enabled: false, directLoginAllowed: false };
  return { ...SAMPLE_AGENCY, sso, displaysTopDestinations: false, ...overrides };
}
