import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/app.ts';

const HOTELS = '/api/hotel/deals/hotel-search';
const ask = (path: string, headers: Record<string, string> = {}, host = 'aurora.localhost:9000') =>
  createSandbox().request(`http://${host}${path}`, { headers });
const agencyName = async (answer: Response | Promise<Response>): Promise<unknown> => {
  const { agency } = (await (await answer).json()) as { agency: { subdomain: string } | null };
  return agency?.subdomain ?? null;
};

describe('GET /api/agency', () => {
  it('answers for the host that it was sent to, whatever the port', async () => {
    expect(await agencyName(ask('/api/agency', {}, 'noir.localhost:1234'))).toBe('noir');
    expect(await agencyName(ask('/api/agency', {}, '127.0.0.1:1234'))).toBe('aurora');
  });

  it('answers for the page that asks rather than for the host that it was sent to', async () => {
    const origin = 'http://rihla.livery.localhost:8080';
    expect(await agencyName(ask('/api/agency', { origin }, 'noir.localhost'))).toBe('rihla');
  });

  it.each(['null', 'file://', 'not an origin', ''])(
    'passes over the origin "%s", which has no host',
    async (origin) => {
      expect(await agencyName(ask('/api/agency', { origin }, 'noir.localhost'))).toBe('noir');
    },
  );

  it('responds with 200 with null for a host that is nobody’s', async () => {
    const answer = await ask('/api/agency', { origin: 'http://nobody.localhost:8080' });
    expect([answer.status, await answer.json()]).toEqual([200, { agency: null }]);
  });

  it('gives pictures by the address that it was reached at, even when another origin asks', async () => {
    const answer = await ask('/api/agency', { origin: 'http://noir.localhost:8080' }, '127.0.0.1:9000');
    expect(await answer.json()).toMatchObject({ agency: { logo: 'http://127.0.0.1:9000/media/logo/noir.svg' } });
  });

  it('gives pictures that are there', async () => {
    const { agency } = (await (await ask('/api/agency')).json()) as { agency: Record<string, string> };
    for (const field of ['logo', 'logoMobile', 'favicon']) {
      expect((await createSandbox().request(agency[field] ?? '')).status).toBe(200);
    }
  });
});

describe('GET /api/multi-currency/exchange', () => {
  it('gives real rates for one USD, and their day', async () => {
    const table = (await (await ask('/api/multi-currency/exchange')).json()) as {
      rates: Record<string, number>;
      date: string;
      base: string;
    };
    expect(Object.keys(table)).toEqual(['rates', 'date', 'base']);
    expect([table.base, table.rates['USD'], table.rates['AED']]).toEqual(['USD', 1, 3.6725]);
    expect(table.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const rate of Object.values(table.rates)) expect(rate).toBeGreaterThan(0);
  });
});

describe('GET /api/hotel/deals/hotel-search', () => {
  const query = (fields: Record<string, string>): string => `${HOTELS}?${new URLSearchParams(fields)}`;
  const DUBAI = { latitude: '25.0805', longitude: '55.1403' };

  it('responds to the default search of the home page', async () => {
    const answer = await ask(
      query({
        ...DUBAI,
        occupancies: '[{"numOfRoom":1,"numOfAdults":2,"numOfChildren":0,"childAges":[]}]',
        stayPeriod: '{"start":"2026-02-03","end":"2026-02-04"}',
        nationality: 'IN',
        destinationCountryCode: 'IN',
        currency: 'USD',
        radius: '15',
        searchString: 'Dubai',
        isOTA: 'true',
        isHome: 'true',
        isFromDestination: 'false',
      }),
    );
    const { response } = (await answer.json()) as { response: { hotel: { hotelDetails: { heroImage: string } } }[] };
    expect(answer.status).toBe(200);
    const [first] = response;
    const picture = first?.hotel.hotelDetails.heroImage ?? '';
    expect(picture).toMatch(/^http:\/\/aurora\.localhost:9000\/media\/scene\//);
    expect((await createSandbox().request(picture)).status).toBe(200);
  });

  it('answers the same from two sandboxes of a seed, and something else from another seed', async () => {
    const from = async (seed: number): Promise<string> =>
      (await createSandbox({ seed }).request(`http://localhost${query(DUBAI)}`)).text();
    expect(await from(7)).toBe(await from(7));
    expect(await from(7)).not.toBe(await from(8));
  });

  it('responds with an empty list in the middle of the Pacific', async () => {
    expect(await (await ask(query({ latitude: '0', longitude: '-140' }))).json()).toEqual({ response: [] });
  });

  it.each([
    ['latitude', {}],
    ['latitude', { latitude: '', longitude: '1' }],
    ['latitude', { latitude: 'north', longitude: '1' }],
    ['latitude', { latitude: '0x10', longitude: '1' }],
    ['latitude', { latitude: 'NaN', longitude: '1' }],
    ['latitude', { latitude: '90.01', longitude: '1' }],
    ['longitude', { latitude: '1' }],
    ['longitude', { latitude: '1', longitude: '-181' }],
    ['longitude', { latitude: '1', longitude: 'Infinity' }],
    ['radius', { ...DUBAI, radius: 'far' }],
    ['occupancies', { ...DUBAI, occupancies: '[object Object]' }],
    ['occupancies', { ...DUBAI, occupancies: '[]' }],
    ['stayPeriod', { ...DUBAI, stayPeriod: '2026-02-03' }],
    ['stayPeriod', { ...DUBAI, stayPeriod: '{"start":"2026-02-04","end":"2026-02-04"}' }],
    ['stayPeriod', { ...DUBAI, stayPeriod: '{"start":"2026-02-30T11:00","end":"2026-03-01"}' }],
  ])('refuses a bad %s in one sentence that names it: %j', async (field, fields) => {
    const answer = await ask(query(fields as Record<string, string>));
    expect(answer.status).toBe(400);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toMatch(new RegExp(`^${field} must be .*\\.$`));
  });

  it.each(['-90', '90', '+12.5', '.5', '1e-7', '-0'])('takes %s for a latitude', async (latitude) => {
    expect((await ask(query({ latitude, longitude: '0' }))).status).toBe(200);
  });
});

describe('unknown paths', () => {
  it.each(['/api/nothing', '/api/', '/media/nothing', '/sandbox/nothing', '/'])(
    'answer 404 with a message: %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { message: `The sandbox has nothing at GET ${path}.` },
      ]);
    },
  );
});
