import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsettledStates } from '../support/chaos/live-values.ts';
import { startServer } from '../support/http/test-server.ts';
import { anAgentsShell, controlWaits } from './an-agents-shell.ts';
import { SECTION_SEVEN } from './section-seven.ts';

/** Every field in which a response of rules §7 may wrap its value. */
const WRAPPERS = [
  'agency',
  'data',
  'response',
  'rates',
  'agencyNavigation',
  'languages',
  'CurrentPayment',
  'allData',
  'locationSuggestions',
  'locations',
  'profile',
  'token',
] as const;

function inEveryWrapper(value: unknown): string {
  return JSON.stringify(Object.fromEntries(WRAPPERS.map((wrapper) => [wrapper, value])));
}

const ENTRY = {
  name: '<img src=x onerror=alert(1)>'.repeat(4),
  code: 'AAA',
  currency: 'USD',
  label: 'Book Now',
  path: '//evil.example/\u0000',
  question: 'Why?',
  answer: '<script>alert(1)</script>',
  title: '\u202e',
  link: 'javascript:alert(1)',
  rates: { totalRate: 1e308, publishedRate: '12', discountPercentage: null },
};

const nestedArrays = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Hostile responses that are valid JSON. */
const HOSTILE_RESPONSES: ReadonlyMap<string, string> = new Map([
  ['an empty object', '{}'],
  ['null', 'null'],
  ['an empty list', '[]'],
  ['nothing at all', ''],
  ['numbers where anything else is due', inEveryWrapper(7)],
  ['objects that look like lists', inEveryWrapper({ length: 1e9, 0: 'x', name: [['x']] })],
  [
    'names that reach for prototypes',
    `{"__proto__":${inEveryWrapper({})},"constructor":{"prototype":[]},"data":{"__proto__":[]}}`,
  ],
  ['a hundred thousand levels', nestedArrays(100_000)],
  ['five megabytes of hostile entries', inEveryWrapper(Array.from({ length: 1_000 }, () => ENTRY))],
]);

beforeEach(() => {
  controlWaits();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a platform that responds to every call of rules §7 with the same JSON', () => {
  it.each([...HOSTILE_RESPONSES])('%s, leaves every live value in a defined state', async (_, body) => {
    const server = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body);
    });
    const { lives, watch, page, resultOf, requestEverything } = anAgentsShell(server.url);
    await requestEverything(async (signingIn) => {
      await signingIn;
    });
    // Calls that need a profile or a hold are not made here.
    const rows = SECTION_SEVEN.filter(({ after }) => after === undefined || after === 'start');
    for (const result of await Promise.all(rows.map(({ method }) => resultOf(method)))) {
      if (!result.ok) expect(result.error.kind).toBe('malformed');
    }
    await new Promise(setImmediate);
    expect([...unsettledStates(lives), ...watch.problems()]).toEqual([]);
    expect(page.leaveFor).not.toHaveBeenCalled();
    await server.close();
  });
});
