import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '../../../tests/support/http/api-description.ts';
import { PLATFORM_API, problemsByEither, REFERENCE_API } from '../../../tests/support/http/platform-api.ts';
import { type RecordedSandbox, startRecordedSandbox } from '../support/http/recorded-sandbox.ts';
import { makeReferenceCalls } from '../support/http/reference-calls.ts';

let sandbox: RecordedSandbox;
let exchanges: readonly Exchange[] = [];
beforeAll(async () => {
  sandbox = await startRecordedSandbox();
  await makeReferenceCalls(sandbox);
  exchanges = sandbox.exchanges.filter(({ url }) => !url.startsWith('/sandbox/'));
}, 60_000);
afterAll(() => sandbox.close());

describe('docs/reference-api.yaml', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(REFERENCE_API.text)).toEqual({ valid: true });
  });

  it.each(REFERENCE_API.operations)('has %s as the sandbox does', (operation) => {
    const made = exchanges.filter((exchange) => REFERENCE_API.operationOf(exchange) === operation);
    expect(made.length).toBeGreaterThan(0);
    expect(made.filter((exchange) => exchange.status > 299)).toEqual([]);
    expect(made.flatMap(REFERENCE_API.problemsOf)).toEqual([]);
  });

  it('has every call of the reference app that docs/platform-api.yaml has not', () => {
    expect(exchanges.flatMap((exchange) => problemsByEither(exchange))).toEqual([]);
  });
});

describe('an exchange that is not as docs/reference-api.yaml says', () => {
  const aStory = () => exchanges.find(({ url }) => url === '/api/content/blog') as Exchange;
  const anOffer = () => exchanges.find(({ url }) => url.startsWith('/api/reference/hotel/offers?')) as Exchange;
  const aBooking = () => exchanges.find(({ url, method }) => url === '/api/reference/bookings' && method === 'POST');
  const changed = (text: string, from: RegExp, to: string) => {
    expect(text).toMatch(from);
    return text.replace(from, to);
  };

  it.each<[string, () => Exchange, string]>([
    ['another path', () => ({ ...aStory(), url: '/api/content/films' }), 'GET /api/content/films is not in'],
    ['another product', () => ({ ...anOffer(), url: '/api/reference/train/offers?from=LIS' }), 'path product'],
    ['a search for nothing', () => ({ ...anOffer(), url: '/api/reference/hotel/offers' }), 'query search'],
    [
      'a story without a picture',
      () => ({ ...aStory(), response: changed(aStory().response, /"image":/, '"picture":') }),
      'GET /api/content/blog: 200/data/0: must have required property',
    ],
    [
      'an offer of another product',
      () => ({ ...anOffer(), response: changed(anOffer().response, /"product":"hotel"/, '"product":"car"') }),
      'GET /api/reference/{product}/offers: 200/data/0',
    ],
    [
      'all digits of a card',
      () => {
        const booking = aBooking() as Exchange;
        return { ...booking, body: changed(booking.body, /"last4":"\d+"/, '"last4":"4242424242424242"') };
      },
      'POST /api/reference/bookings: body/payment/last4',
    ],
    [
      'a tool without a token',
      () => ({ ...aStory(), url: '/api/reference/agents', status: 401, response: '{"message":"Sign in."}' }),
      'GET /api/reference/agents: header x-access-token is missing',
    ],
  ])('has problems: %s', (_, exchange, problem) => {
    expect(problemsByEither(exchange()).join('\n').replace('docs/platform-api.yaml', 'in')).toContain(problem);
  });

  it('may be as either file has it, where both have the call', () => {
    const check = exchanges.find(({ url }) => url.startsWith('/properties/hold-check?')) as Exchange;
    expect(PLATFORM_API.problemsOf(check)).not.toEqual([]);
    expect(problemsByEither(check)).toEqual([]);
    expect(problemsByEither({ ...check, response: '{}' })).not.toEqual([]);
    expect(problemsByEither({ ...check, response: '{}' }, 'request')).toEqual([]);
  });
});
