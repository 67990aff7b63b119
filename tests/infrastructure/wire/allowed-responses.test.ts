import { describe, expect, it } from 'vitest';
import { judgeResponse } from '../../../src/infrastructure/doctor/judge-response.ts';
import type { HttpClient } from '../../../src/infrastructure/http/http-client.ts';
import { containerAdapters } from '../../../src/infrastructure/wiring/container-adapters.ts';
import { createContainer } from '../../../src/infrastructure/wiring/create-container.ts';
import { httpNodeAdapters } from '../../../src/infrastructure/wiring/http-node-adapters.ts';
import { TRANSPORT_CLIENTS } from '../../../src/infrastructure/wiring/tokens.ts';
import { ALL_CALLS, type ExpectedCall } from '../../support/http/all-calls.ts';
import { allowedResponses } from '../../support/http/allowed-responses.ts';
import { CONTEXT, NEVER_ABORTED } from '../../support/http/an-http-client.ts';
import { lostIn } from '../../support/http/lost-in.ts';

/** Fields whose values are converted when they are read, or that only remote modules read. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'GET /api/agency': ['agency.status'],
  'GET /api/agency/languages': ['languages.name'],
  // Cards show the picture beside its name, in their own frame.
  'GET /api/hotel/deals/hotel-search': ['hotelDetails.cover'],
  'GET /api/activity/deals/activity-search': ['response.cover', 'response.duration'],
  'GET /api/car-rental/deals/car-search': ['response.name'],
  'GET /api/cruise/ship-lines': ['data.code'],
  'POST /api/v2/hotel/auto-suggest': ['type'],
  'POST /api/activities/destinations': ['type'],
  'POST /api/car-rental/auto-suggest': ['type'],
  'GET /search': ['id', 'image', 'cover', 'type', 'location', 'rating', 'amenities'],
  'POST /properties/deals': ['cover', 'type', 'fullName', 'rates', 'rooms', 'coordinates', 'amenities'],
  'GET /properties/hold-check': ['status'],
  'GET /properties/availability': ['left'],
  'GET /api/user/profile': ['userType'],
};

/** The value that the shell reads from a response. */
async function readBy({ send }: ExpectedCall, response: unknown) {
  const respond = async () => ({ ok: true, value: response }) as const;
  const http: HttpClient = { get: respond, post: respond, put: respond, send: respond };
  const container = createContainer(httpNodeAdapters({ host: 'aurora.localhost', api: 'http://api.example' }));
  container.rebind(TRANSPORT_CLIENTS.api).toConstantValue(http);
  container.rebind(TRANSPORT_CLIENTS.resort).toConstantValue(http);
  const sources = containerAdapters(container);
  sources.interceptor.setContext(() => CONTEXT);
  return send(sources, NEVER_ABORTED);
}

const CALLS = ALL_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const).filter(
  ([name]) => name !== 'POST /api/user/login' && !name.startsWith('GET /api/user/changeLanguage'),
);

describe('every response that docs/platform-api.yaml allows', () => {
  it.each(CALLS)('is read whole, whatever is left out, null or of another type: %s', async (name, call) => {
    for (const { change, response } of allowedResponses(name)) {
      expect(judgeResponse(name, response), change).toEqual([]);
      // oxlint-disable-next-line no-await-in-loop
      const result = await readBy(call, response);
      expect(result, change).toMatchObject({ ok: true });
      expect(lostIn(response, result, KNOWN[name] ?? []), change).toEqual([]);
    }
  });
});
