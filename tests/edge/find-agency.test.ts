import type { Agency } from '@livery/contract/agency/agency';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agencyFinder } from '../../src/edge/find-agency.ts';
import { requestCache } from '../../src/edge/request-cache.ts';
import { NO_RESPONSE_CACHE } from '../../src/infrastructure/cache/no-response-cache.ts';
import { anAgency } from '../support/data/an-agency.ts';
import { aTenant } from '../support/data/some-tenants.ts';

const SITE = { origin: aTenant('https://aurora.example'), hostname: 'aurora.example', isSecure: true };
const cache = requestCache(NO_RESPONSE_CACHE);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('agencyFinder', () => {
  it.each<[string, Result<Agency | null, unknown>, Agency | null | undefined]>([
    ['the agency', ok(anAgency({ subdomain: 'aurora' })), anAgency({ subdomain: 'aurora' })],
    ['null, where there is none', ok(null), null],
    ['undefined, where it can not be known', err('down'), undefined],
  ])('gives %s', async (_, response, agency) => {
    expect(await agencyFinder({ readAgency: async () => response, deadline: 400 })(SITE, { cache })).toEqual(agency);
  });

  it('waits no longer than the deadline', async () => {
    const found = agencyFinder({ readAgency: () => new Promise(() => undefined), deadline: 400 })(SITE, { cache });
    await vi.advanceTimersByTimeAsync(400);
    expect(await found).toBeUndefined();
  });
});
