import type { LanguageCode } from '@livery/contract/market/language';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err } from '@livery/contract/shared/result';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AURORA, anEchoingClient, anEdge, BOREAL } from '../../support/http/a-cached-client.ts';
import { NEVER_ABORTED } from '../../support/http/an-http-client.ts';

const AGENCY = '/api/agency';

afterEach(() => void vi.restoreAllMocks());

describe('cachedClient, while the API is down', () => {
  it.each<CallFailure>([
    { kind: 'unreachable' },
    { kind: 'timed-out' },
    { kind: 'refused', status: 503, message: '' },
    { kind: 'malformed', problem: '' },
  ])(
    'gives the agency in a language in which it is cached where it can not be loaded in another: %j',
    async (failure) => {
      const { shared, aRequest } = anEdge();
      const arabic = await aRequest(AURORA, { language: 'ar' }).client.get(AGENCY, {}, NEVER_ABORTED);
      shared.mockImplementation(() => ({ ...anEchoingClient('down'), get: async () => err(failure) }));
      const inSwedish = (tenant = AURORA, path = AGENCY) =>
        aRequest(tenant, { language: 'sv' }).client.get(path, {}, NEVER_ABORTED);
      for (let call = 0; call < 3; call += 1) expect(await inSwedish()).toEqual(arabic);
      expect(await inSwedish(BOREAL)).toEqual(err(failure));
      expect(await inSwedish(AURORA, '/api/agency/faqs')).toEqual(err(failure));
      shared.mockImplementation((tenant, context) => anEchoingClient(tenant, context));
      expect(await inSwedish(BOREAL)).toEqual(err(failure));
    },
  );

  it('gives it in English where it is cached in several', async () => {
    const { shared, aRequest } = anEdge();
    const inLanguage = (language: LanguageCode) => aRequest(AURORA, { language }).client.get(AGENCY, {}, NEVER_ABORTED);
    await inLanguage('ar');
    const english = await inLanguage('en');
    shared.mockImplementation(() => ({ ...anEchoingClient('down'), get: async () => err({ kind: 'unreachable' }) }));
    expect(await inLanguage('sv')).toEqual(english);
  });

  it.each([401, 404])('gives the agency in no other language where the API refuses it: %i', async (status) => {
    const { shared, aRequest } = anEdge();
    await aRequest(AURORA, { language: 'en' }).client.get(AGENCY, {}, NEVER_ABORTED);
    const refusedResult = err({ kind: 'refused', status, message: '' } as const);
    shared.mockImplementation(() => ({ ...anEchoingClient('down'), get: async () => refusedResult }));
    expect(await aRequest(AURORA, { language: 'sv' }).client.get(AGENCY, {}, NEVER_ABORTED)).toEqual(refusedResult);
  });
});
