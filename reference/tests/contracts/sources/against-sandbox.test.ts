import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { DEMO_PLATFORM } from '@livery/sandbox/memory/demo-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sources } from '../../../../src/application/adapters.ts';
import type { RequestContext } from '../../../../src/application/session/request-interceptor.port.ts';
import {
  defaultActivitySearch,
  defaultCarSearch,
  defaultHotelSearch,
} from '../../../../src/domain/deals/default-searches.ts';
import { memoryAdapters } from '../../../../src/infrastructure/wiring/memory-adapters.ts';
import { adaptersIn } from '../../../../tests/support/adapters-in.ts';
import { CONTEXT } from '../../../../tests/support/http/an-http-client.ts';
import { PLATFORM_API } from '../../../../tests/support/http/platform-api.ts';
import { someHttpSources } from '../../../../tests/support/http/some-http-sources.ts';
import { type RecordedSandbox, startRecordedSandbox } from '../../support/http/recorded-sandbox.ts';

const NEVER_ABORTED = new AbortController().signal;

let sandbox: RecordedSandbox;
let url = '';
beforeAll(async () => {
  sandbox = await startRecordedSandbox();
  ({ url } = sandbox);
});
afterAll(async () => {
  await sandbox.close();
  const sentExchanges = sandbox.exchanges.filter((exchange) => PLATFORM_API.operationOf(exchange) !== undefined);
  expect(sentExchanges.length).toBeGreaterThan(100);
  expect(sentExchanges.flatMap(PLATFORM_API.problemsOfRequest)).toEqual([]);
  const right = sentExchanges.filter(({ headers }) => headers.origin !== 'http://wonky.localhost');
  expect(right.flatMap(PLATFORM_API.problemsOf)).toEqual([]);
});

const SEARCH_HERE = {
  today: Temporal.Now.plainDateISO(),
  sameDayDisallowed: false,
  where: { latitude: 25.2, longitude: 55.27 },
  searchString: 'Dubai',
};

type Call = (sources: Sources) => Promise<Result<unknown, CallFailure>>;

/** Calls to which the sandbox and the embedded world give the same response. */
const SAME_CALLS: Readonly<Record<string, Call>> = {
  'the agency': ({ agencies }) => agencies.read(NEVER_ABORTED),
  'the about page': ({ content }) => content.about(NEVER_ABORTED),
  'the FAQ': ({ content }) => content.faq(NEVER_ABORTED),
  'the payment gateway': ({ platform }) => platform.paymentGateway(NEVER_ABORTED),
  'country codes': ({ platform }) => platform.countryCodes(NEVER_ABORTED),
  'enabled countries': ({ platform }) => platform.enabledCountries(NEVER_ABORTED),
  'enabled currencies': ({ currencySource }) => currencySource.enabled(NEVER_ABORTED),
  'exchange rates': ({ rates }) => rates.read(NEVER_ABORTED),
  navigations: ({ navigation }) => navigation.read(NEVER_ABORTED),
  languages: ({ languages }) => languages.enabled(NEVER_ABORTED),
  'hotel deals': ({ deals }) => deals.hotels(defaultHotelSearch(SEARCH_HERE), NEVER_ABORTED),
  'activity deals': ({ deals }) => deals.activities(defaultActivitySearch(SEARCH_HERE), NEVER_ABORTED),
  'car deals': ({ deals }) => deals.cars(defaultCarSearch(SEARCH_HERE), NEVER_ABORTED),
  'ship lines': ({ places }) => places.shipLines(NEVER_ABORTED),
  'places for hotels': ({ places }) => places.hotels('lis', NEVER_ABORTED),
  'places for activities': ({ places }) => places.activities('lis', NEVER_ABORTED),
  'places for cars': ({ places }) => places.cars('lis', NEVER_ABORTED),
  airports: ({ places }) => places.flights('lis', NEVER_ABORTED),
  'countries to rent a car in': ({ places }) => places.carCountries(NEVER_ABORTED),
  resorts: ({ resorts }) => resorts.search('a', NEVER_ABORTED),
  'resort deals': ({ resorts }) => resorts.deals({ body: { lat: 25.2, lon: 55.27 }, currency: 'EUR' }, NEVER_ABORTED),
  'no hold': ({ resorts }) => resorts.holdCheck(NEVER_ABORTED),
  'a release of nothing': ({ resorts }) => resorts.release({ reference: 'RES-0', status: 'RELEASE' }, NEVER_ABORTED),
  'a resort that there is none of': ({ resorts }) => resorts.availability('nowhere', NEVER_ABORTED),
  'a visitor': ({ profiles }) => profiles.read(NEVER_ABORTED),
};

/** Addresses of pictures contain the server that draws them; the embedded world has none. */
function withoutOrigin(result: Result<unknown, CallFailure>): unknown {
  const readable = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
  return JSON.parse(JSON.stringify(result, readable).replaceAll(url, ''));
}

/** The token of a traveller. */
const MAYA = 'sandbox-aurora-traveller';

function bothAt(host: string, who: Partial<RequestContext> = { token: undefined }): readonly [Sources, Sources] {
  const both = [
    someHttpSources(url, { headers: { Origin: `http://${host}` } }),
    adaptersIn(memoryAdapters({ platform: DEMO_PLATFORM, host })),
  ] as const;
  for (const { interceptor } of both) interceptor.setContext(() => ({ ...CONTEXT, ...who }));
  return both;
}

describe.each(['aurora.localhost', 'consulate.localhost', 'wonky.localhost', 'rihla.localhost'])('at %s', (host) => {
  it.each(Object.entries(SAME_CALLS))('the sandbox and the embedded world agree on %s', async (_, call) => {
    const [overHttp, inMemory] = bothAt(host);
    const [fromSandbox, embeddedResult] = [await call(overHttp), await call(inMemory)];
    expect(withoutOrigin(fromSandbox)).toEqual(withoutOrigin(embeddedResult));
  });
});

describe('at aurora.localhost', () => {
  it.each(Object.entries(SAME_CALLS).filter(([name]) => !/release|hold|none of|visitor/.test(name)))(
    'there is something to see of %s',
    async (_, call) => {
      for (const sources of bothAt('aurora.localhost')) {
        const result = await call(sources);
        expect(result.ok).toBe(true);
        expect(result.ok && result.value).toBeTruthy();
      }
    },
  );

  it.each([
    'hotel deals',
    'activity deals',
    'car deals',
    'places for hotels',
    'places for cars',
    'airports',
    'resorts',
  ])('%s are more than none', async (name) => {
    for (const sources of bothAt('aurora.localhost')) {
      const result = await SAME_CALLS[name]?.(sources);
      expect(result?.ok && Array.isArray(result.value) && result.value.length).toBeGreaterThan(0);
    }
  });

  it('people can sign in', async () => {
    for (const sources of bothAt('aurora.localhost')) {
      const token = await sources.signIn.signIn({ email: 'agent@aurora.example', password: 'welcome' }, NEVER_ABORTED);
      expect(token.ok).toBe(true);
      sources.interceptor.setContext(() => ({ ...CONTEXT, token: token.ok ? token.value : undefined }));
      expect(await sources.profiles.read(NEVER_ABORTED)).toMatchObject({
        ok: true,
        value: { isTravelAgent: true, email: 'agent@aurora.example' },
      });
      expect(await sources.profiles.loadAgentData(NEVER_ABORTED)).toEqual({ ok: true, value: undefined });
      expect(await sources.languages.remember('de', NEVER_ABORTED)).toEqual({ ok: true, value: undefined });
    }
  });

  it.each([
    ['agent@aurora.example', 'wrong'],
    ['unknown@aurora.example', 'welcome'],
    ['agent@marigold.example', 'welcome'],
  ])('a sign-in as %s with the password %s is refused', async (email, password) => {
    for (const { signIn } of bothAt('aurora.localhost')) {
      expect(await signIn.signIn({ email, password }, NEVER_ABORTED)).toMatchObject({
        error: { kind: 'refused', status: 401 },
      });
    }
  });

  it("a token of another agency's is refused with 401", async () => {
    for (const sources of bothAt('aurora.localhost', { token: 'sandbox-marigold-agent' })) {
      expect(await sources.profiles.read(NEVER_ABORTED)).toMatchObject({ error: { kind: 'refused', status: 401 } });
    }
  });

  it('a resort can be found, viewed, held and released', async () => {
    const [sources] = bothAt('aurora.localhost', { token: MAYA });
    const deals = await sources.resorts.deals({ body: { lat: 25.2, lon: 55.27 }, currency: 'USD' }, NEVER_ABORTED);
    const id = deals.ok ? (deals.value[0]?.id ?? '') : '';
    expect(await sources.resorts.availability(id, NEVER_ABORTED)).toMatchObject({
      ok: true,
      value: { propertyId: id },
    });

    await fetch(`${url}/itineraries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-access-token': MAYA,
        origin: 'http://aurora.localhost',
        'x-correlation-id': 'test',
      },
      body: JSON.stringify({ property_id: id }),
    });
    const hold = await sources.resorts.holdCheck(NEVER_ABORTED);
    expect(hold).toMatchObject({ ok: true, value: { kind: 'held' } });
    const reference = (hold.ok && hold.value?.reference) || '';
    expect(await sources.resorts.release({ reference, status: 'RELEASE' }, NEVER_ABORTED)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await sources.resorts.holdCheck(NEVER_ABORTED)).toEqual({
      ok: true,
      value: { kind: 'released', reference },
    });
  });
});

describe('at an unknown host', () => {
  it('there is no agency', async () => {
    for (const { agencies } of bothAt('unknown.localhost')) {
      expect(await agencies.read(NEVER_ABORTED)).toEqual({ ok: true, value: null });
    }
  });
});
