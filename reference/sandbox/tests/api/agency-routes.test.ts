import { describe, expect, it } from 'vitest';
import { AGENCY_TABLE } from '../../world/agencies/agency-table.ts';
import { requestSandbox } from '../support/request-sandbox.ts';

const PER_AGENCY = [
  '/api/agency/about-us',
  '/api/agency/faqs',
  '/api/getCurrentPaymentGateway',
  '/api/admin/country/enable',
  '/api/admin/country/enableCurrencies',
  '/api/agency/navigations',
  '/api/agency/languages',
] as const;

describe('the calls about an agency (rules §7)', () => {
  it('respond in the shapes of rules 7.7', async () => {
    const [about, faqs, gateway, countries, currencies, navigations, languages] = await Promise.all(
      PER_AGENCY.map((path) => requestSandbox(path, { agency: 'consulate' })),
    );
    expect(about?.json).toEqual({
      data: [
        {
          isEnabled: true,
          title: 'Travel within policy',
          image: 'http://127.0.0.1:9000/media/hero/consulate.svg',
          content: expect.stringMatching(/^<p>/),
        },
      ],
    });
    expect(faqs?.json).toEqual({
      data: [{ isEnabled: true, headerMessage: 'Policy, briefly', questions: expect.any(Array) }],
    });
    expect(gateway?.json).toEqual({ CurrentPayment: 'stripe' });
    expect(countries?.json).toMatchObject({
      data: [{ name: 'United Arab Emirates', code: 'AE' }, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(currencies?.json).toMatchObject({ data: expect.arrayContaining([{ currency: 'USD', code: 'US' }]) });
    expect(navigations?.json).toMatchObject({
      agencyNavigation: expect.arrayContaining([{ label: 'Dashboard', path: '/dashboard' }]),
    });
    expect(languages?.json).toMatchObject({
      languages: expect.arrayContaining([{ name: 'Deutsch', code: 'de', value: 'de' }]),
    });
  });

  it.each(PER_AGENCY)(
    'respond with 200 for every agency, and 404 with a message for an unknown host: %s',
    async (path) => {
      for (const agency of AGENCY_TABLE.keys()) expect((await requestSandbox(path, { agency })).status).toBe(200);
      expect(await requestSandbox(path, { agency: 'unknown' })).toMatchObject({
        status: 404,
        json: { message: 'No agency has its site at this host.' },
      });
    },
  );
});

describe('the lists that are the same everywhere', () => {
  it('are dial codes, cruise lines, and countries to rent a car in', async () => {
    expect((await requestSandbox('/api/code')).json).toMatchObject({
      data: expect.arrayContaining([{ code: 'PT', name: 'Portugal', dialCode: '+351' }]),
    });
    expect((await requestSandbox('/api/cruise/ship-lines')).json).toMatchObject({
      data: expect.arrayContaining([{ id: 1, code: 'AUR', name: 'Aurelia Line' }]),
    });
    expect((await requestSandbox('/api/car-rental/findCountries/EN')).json).toMatchObject({
      data: expect.arrayContaining([{ name: 'Portugal', code: 'PT' }]),
    });
  });
});

interface RecordContext {
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

const listOf = async (path: string, agency: string) =>
  ((await requestSandbox(path, { agency })).json as RecordContext).data;

describe.each(['/api/content/blog', '/api/content/destinations'])('%s', (path) => {
  it('lists of each thing what its own call has, which adds its content', async () => {
    const [firstRecord] = await listOf(path, 'aurora');
    const { json, status } = await requestSandbox(`${path}/${String(firstRecord?.['slug'])}`);
    expect([status, json]).toMatchObject([200, { data: { ...firstRecord, content: expect.stringContaining('<p>') } }]);
    expect(firstRecord).not.toHaveProperty('content');
  });

  it('shows pictures that are there', async () => {
    const [firstRecord] = await listOf(path, 'aurora');
    const { pathname } = new URL(String(firstRecord?.['image']));
    expect(pathname).toMatch(/^\/media\/scene\//);
    await expect(requestSandbox(pathname)).rejects.toThrow(/JSON/);
  });

  it('responds with 404 for what there isn’t, and to an unknown site', async () => {
    expect(await requestSandbox(`${path}/nothing`)).toMatchObject({
      status: 404,
      json: { message: expect.any(String) },
    });
    expect(await requestSandbox(path, { agency: 'unknown' })).toMatchObject({ status: 404 });
  });

  it('is empty at the agency that has nothing', async () => {
    expect(await listOf(path, 'plain')).toEqual([]);
  });
});

it('an address subscribes to an agency’s news, and nothing else does', async () => {
  const subscribe = (body: unknown, agency = 'aurora') =>
    requestSandbox('/api/content/subscribers', { agency, method: 'POST', body });
  expect(await subscribe({ email: ' maya@mail.example ' })).toMatchObject({
    status: 201,
    json: { data: { email: 'maya@mail.example' } },
  });
  const refusedResponses = await Promise.all(
    [{ email: 'maya' }, { email: 7 }, [], 'none', { email: '@' }].map((body) => subscribe(body)),
  );
  expect(refusedResponses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect((await subscribe({ email: 'maya@mail.example' }, 'nobody')).status).toBe(404);
});
