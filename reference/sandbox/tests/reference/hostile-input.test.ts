import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import { aRequest, aSandbox, personHeaders } from './support/a-sandbox.ts';

const { anOffer, request } = aSandbox();
const offer = await anOffer();
const post = (path: string, body: unknown) => request(path, { method: 'POST', body, headers: personHeaders('owner') });

/** Every call of the reference app that takes a body. */
const POST_PATHS = [
  ...new Set(
    createSandbox()
      .routes.filter(({ method, path }) => method === 'POST' && /^\/api\/(reference|user)\//.test(path))
      .map(({ path }) => path.replace(/:\w+/g, 'x')),
  ),
];

/** Every call of the reference app that takes a query. */
const GET_PATHS = ['hotel', 'car', 'activity', 'flight', 'cruise'].map((product) => `/api/reference/${product}/offers`);

const anyJson = fc.oneof(fc.jsonValue(), fc.constantFrom(null, [], '', 0, { __proto__: null }));
const anyBody = fc.oneof(
  anyJson.map((value) => JSON.stringify(value)),
  fc.string(),
  // A valid request with one invalid field.
  fc
    .tuple(fc.constantFrom(...Object.keys(aRequest('')), '__proto__', 'constructor', 'idempotencyKey'), anyJson)
    .map(([field, value]) =>
      JSON.stringify(aRequest(offer.id)).replace(/}$/, `,${JSON.stringify(field)}:${JSON.stringify(value)}}`),
    ),
);

const anyField = fc.constantFrom(
  ...'lat long latitude date checkIn adults from month pickUpDateTime __proto__'.split(' '),
);
const anyValue = fc.oneof(fc.string(), fc.constantFrom('0', '1e3', 'NaN'));
const anyQuery = fc.array(fc.tuple(anyField, anyValue), { maxLength: 6 });

describe('the reference app’s calls', () => {
  it.each(POST_PATHS)('POST %s responds to any body', async (path) => {
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        expect((await post(path, body)).status).toBeLessThan(500);
      }),
      { numRuns: runCount(16) },
    );
  });

  it.each(GET_PATHS)('GET %s responds to any query', async (path) => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (pairs) => {
        expect((await request(`${path}?${new URLSearchParams(pairs)}`)).status).toBeLessThan(500);
      }),
      { numRuns: runCount(16) },
    );
  });

  it('refuse a body of ten megabytes, and an offer of that length', async () => {
    const long = 'x'.repeat(10_000_000);
    for (const body of [aRequest(long), aRequest(offer.id, { note: long })]) {
      expect((await post('/api/reference/bookings', body)).status).toBe(413);
    }
    expect((await request(`/api/reference/hotel/offers/${long}`)).status).toBe(404);
    expect((await request(`/api/reference/bookings/${long}`, { headers: personHeaders('owner') })).status).toBe(404);
  });
});
