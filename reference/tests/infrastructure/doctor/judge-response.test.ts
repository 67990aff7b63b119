import { test } from '@fast-check/vitest';
import { memoryWorld } from '@livery/sandbox/memory/memory-world';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatherProblems } from '../../../../src/infrastructure/doctor/gather-problems.ts';
import { judgeResponse } from '../../../../src/infrastructure/doctor/judge-response.ts';

const CALLS = [
  'GET /api/agency',
  'GET /api/agency/about-us',
  'GET /api/agency/faqs',
  'GET /api/code',
  'GET /api/multi-currency/exchange',
  'GET /api/agency/navigations',
  'GET /api/agency/languages',
  'GET /api/user/profile',
] as const;

const world = memoryWorld({
  host: 'aurora.localhost',
  seed: 1,
  now: () => Temporal.Instant.from('2026-11-21T10:00:00Z'),
});

/** A good response, as text. */
async function goodResponse(call: string): Promise<string> {
  const [, path = ''] = call.split(' ');
  const response = await world.respond('GET', path, { query: {}, body: {}, token: 'sandbox-aurora-agent' });
  if (!response.ok) throw new Error(`${call} is refused.`);
  return JSON.stringify(response.value);
}

/** The response with one value, which the number selects, replaced or removed. */
function withSpoiltValue(text: string, position: number, value: unknown): unknown {
  let left = position % (text.match(/[:,[]/g) ?? []).length;
  return JSON.parse(text, (_, before: unknown) => {
    left -= 1;
    return left === 0 ? value : before;
  });
}

const anyHostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, null, [], {}, '', 1e308, -0, [null], [[[]]], { length: 1 }, '\ud800'),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'a/b~c', '', '0'), fc.jsonValue()),
);

const DEAL = { title: 'Walk', imageUrl: '/a.jpg', rates: { totalRate: 1 }, link: '/deals/1' };
const RESORT = { id: '1', name: 'Palm', price: 1 };

/** A call, its response, and the finding. */
const FINDINGS: readonly [call: string, response: unknown, field: string, problem: string, received?: unknown][] = [
  ['GET /api/agency', [], '', 'is not an object', []],
  ['GET /api/agency', '<html>', '', 'is not an object', '<html>'],
  ['GET /api/agency', null, '', 'is missing'],
  ['GET /api/agency', {}, 'agency', 'is missing'],
  ['GET /api/agency', { agency: [] }, 'agency', 'is not an object', []],
  ['GET /api/agency/faqs', { data: {} }, 'data', 'is not a list', {}],
  ['GET /api/agency/faqs', { data: [null] }, 'data[]', 'is missing'],
  [
    'GET /api/agency/faqs',
    { data: [{ isEnabled: true, questions: [{ question: ' Why ', answer: 'So.' }] }] },
    'data[].questions[].question',
    'is not a question of more than 3 characters, and hides the whole page',
    ' Why ',
  ],
  ['GET /api/getCurrentPaymentGateway', { CurrentPayment: 1 }, 'CurrentPayment', 'is not text', 1],
  ['GET /api/code', { data: [{ name: ' ', code: 'DE' }] }, 'data[].name', 'is missing'],
  ['GET /api/code', { data: [{ name: 'A', code: 'DEU' }] }, 'data[].code', 'is not a two-letter country code', 'DEU'],
  [
    'GET /api/multi-currency/exchange',
    { rates: { USD: 2 } },
    'rates.USD',
    'is not 1, though rates are given for one US dollar',
    2,
  ],
  ['GET /api/multi-currency/exchange', { rates: { USD: 1, 'a/b': 1 } }, 'rates.a/b', 'is not the rate of a currency'],
  ['GET /api/multi-currency/exchange', { rates: { USD: 1, 'a/b': {} } }, 'rates.a/b', 'is not the rate of a currency'],
  [
    'GET /api/agency/navigations',
    { agencyNavigation: [{ label: 'Far', path: '//far.example' }] },
    'agencyNavigation[].path',
    'is not a path on this site, and leads nowhere',
    '//far.example',
  ],
  [
    'GET /api/agency/languages',
    { languages: [{ code: 'xx' }] },
    'languages[].code',
    'is not a language of the interface, and is left out',
    'xx',
  ],
  ['GET /api/agency/languages', { languages: [{}] }, 'languages[].value', 'is missing'],
  [
    'GET /api/activity/deals/activity-search',
    { response: [{ ...DEAL, rating: 6 }] },
    'response[].rating',
    'is not a number from 0 to 5',
    6,
  ],
  [
    'GET /api/activity/deals/activity-search',
    { response: [{ ...DEAL, link: '/logout' }] },
    'response[].link',
    'can’t be used as a link, and is left out',
    '/logout',
  ],
  [
    'GET /api/activity/deals/activity-search',
    { response: [{ ...DEAL, duration: 0 }] },
    'response[].duration',
    'is neither minutes nor words',
    0,
  ],
  [
    'GET /api/flight/airports',
    { data: [{ code: 'LISB', name: 'Lisbon' }] },
    'data[].code',
    'is not a three-letter airport code, and is left out',
    'LISB',
  ],
  [
    'POST /properties/deals',
    { data: [{ ...RESORT, price: '1' }] },
    'data[].price',
    'is not a number of zero or more',
    '1',
  ],
  [
    'POST /properties/deals',
    { data: [{ ...RESORT, price: -1 }] },
    'data[].price',
    'is not a number of zero or more',
    -1,
  ],
  [
    'GET /properties/hold-check',
    { data: { reference_number: 'R1', status: 'HELD', expires_at: '2026-11-22T10:00:00' } },
    'data.expires_at',
    'is not a time with a zone or offset',
    '2026-11-22T10:00:00',
  ],
];

describe('judgeResponse', () => {
  it.each(CALLS)('finds nothing wrong with a good response to %s', async (call) => {
    expect(judgeResponse(call, JSON.parse(await goodResponse(call)))).toEqual([]);
  });

  it.each([
    ['GET /api/agency', { agency: null }],
    ['GET /properties/hold-check', { data: null }],
    ['GET /api/agency/navigations', { agencyNavigation: [{ label: 'Log out', path: '/logout' }, { label: 'Blog' }] }],
    ['GET /api/agency/languages', { languages: [{ value: ' DE ' }, { code: 'sv' }] }],
    ['GET /api/user/agent-data', 'anything'],
  ])('accepts what may be missing: %s %j', (call, response) => {
    expect(judgeResponse(call, response)).toEqual([]);
  });

  it.each(FINDINGS)('says of %s %j that %s %s', (call, response, field, problem, received) => {
    expect(judgeResponse(call, response)).toEqual([{ field, problem, received }]);
  });

  test.prop([fc.constantFrom(...CALLS), anyHostile])('judges any JSON', (call, json) => {
    expect(judgeResponse(call, json).every(({ problem }) => problem !== '')).toBe(true);
  });

  test.prop([fc.constantFrom(...CALLS), fc.nat(), anyHostile])(
    'judges a response that is wrong in one place',
    async (call, index, value) => {
      const problems = gatherProblems(judgeResponse(call, withSpoiltValue(await goodResponse(call), index, value)));
      expect(problems.filter(({ problem }) => /undefined|docs\/platform-api/.test(problem))).toEqual([]);
    },
  );

  it('judges what is nested 200 000 times', () => {
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    expect(judgeResponse('GET /api/agency', { agency: deep })).toMatchObject([
      { problem: expect.stringMatching(/^has more than/) },
    ]);
    expect(
      judgeResponse('GET /api/code', { data: JSON.parse(`${'['.repeat(9000)}${']'.repeat(9000)}`) }),
    ).toMatchObject([{ field: 'data[]', problem: 'is not an object' }]);
  });

  it('does not look into a response of more than 100 000 values', () => {
    const countries = (number: number) => ({ data: Array.from({ length: number }, () => ({})) });
    expect(gatherProblems(judgeResponse('GET /api/code', countries(99_998)))).toMatchObject([
      { field: 'data[].name', times: 99_998 },
      { field: 'data[].code', times: 99_998 },
    ]);
    expect(judgeResponse('GET /api/code', countries(99_999))).toEqual([
      { field: '', problem: 'has more than 100000 values, which are not looked into' },
    ]);
  });

  it('refuses a call that the file does not have', () => {
    expect(() => judgeResponse('GET /api/elsewhere', {})).toThrow('has no call GET /api/elsewhere');
  });
});
