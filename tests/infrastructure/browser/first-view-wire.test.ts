import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FirstView } from '../../../src/application/navigation/first-view.ts';
import { parseFirstView } from '../../../src/infrastructure/browser/first-view-wire.ts';
import { hydrationClock } from '../../../src/infrastructure/browser/hydration-clock.ts';
import { systemClock } from '../../../src/infrastructure/platform/system-clock.ts';

/** A page whose element for the first view has this text, or, if `null`, without the element. */
function pageWith(text: string | null): Pick<Document, 'getElementById'> {
  return {
    getElementById: (id) =>
      id === 'livery-first-view' && text !== null ? ({ textContent: text } as HTMLElement) : null,
  };
}

const read = (value: unknown) => parseFirstView(pageWith(JSON.stringify(value)));

const VIEW: FirstView = {
  now: '2026-11-21T20:30:00Z',
  timeZone: 'Asia/Dubai',
  shows: { language: 'de', currency: 'EUR', country: 'DE', signedIn: false },
  settled: true,
  components: ['home-page'],
  responses: [
    { path: '/api/agency', query: {}, result: { ok: true, value: { agency: null } } },
    { path: '/api/x', query: { lat: 4.5, isHome: true, q: 'é' }, result: { ok: false, error: { kind: 'timed-out' } } },
    {
      path: '/api/code',
      query: {},
      result: { ok: false, error: { kind: 'refused', status: 500, message: '</script>' } },
    },
  ],
};

/** The same view with one field changed. */
function withChangedValue(path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(VIEW) as unknown as Record<string, unknown>;
  const lastSegment = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce((inside, name) => inside[name] as Record<string, unknown>, copy);
  holder[lastSegment] = value;
  return copy;
}

// @rule 4.24
describe('the first view (rules 4.24)', () => {
  it('is read as it was written', () => {
    expect(read(VIEW)).toEqual(VIEW);
  });

  it.each([
    ['without the element', null],
    ['with an empty one', ''],
    ['with other JSON', '[]'],
  ])('is none in a page %s: the browser renders it', (_, text) => {
    expect(parseFirstView(pageWith(text))).toBeUndefined();
  });

  it.each([
    [['now'], 'yesterday'],
    [['now'], '2026-02-30T00:00:00Z'],
    [['now'], '2026-11-21'],
    [['timeZone'], 'Mars/Olympus'],
    [['timeZone'], ''],
    [['shows', 'language'], 'xx'],
    [['shows', 'language'], 'toString'],
    [['shows', 'signedIn'], 'no'],
    [['settled'], 1],
    [['components'], 'home-page'],
    [['responses', '0', 'query'], { a: { b: 1 } }],
    [['responses', '0', 'result'], {}],
    [['responses', '0', 'result'], { ok: 'true', value: 1 }],
    [['responses', '1', 'result'], { ok: false }],
    [['responses', '1', 'result'], { ok: false, error: { kind: 'refused' } }],
    [['responses', '1', 'result'], { ok: false, error: { kind: 'cancelled' } }],
  ])('is none where %j is %j', (path, value) => {
    expect(read(withChangedValue(path, value))).toBeUndefined();
  });
});

const scalar = fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean());
const failure = fc.oneof(
  fc.record({ kind: fc.constantFrom('unreachable' as const, 'timed-out' as const) }),
  fc.record({ kind: fc.constant('refused' as const), status: fc.integer(), message: fc.string({ unit: 'binary' }) }),
  fc.record({ kind: fc.constant('malformed' as const), problem: fc.string() }),
);
const anyView: fc.Arbitrary<FirstView> = fc.record({
  now: fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
  timeZone: fc.constantFrom('UTC', 'Asia/Dubai', 'America/St_Johns'),
  shows: fc.record({
    language: fc.constantFrom('en', 'ar', 'no'),
    currency: fc.string(),
    country: fc.string(),
    signedIn: fc.boolean(),
  }),
  settled: fc.boolean(),
  components: fc.array(fc.string()),
  responses: fc.array(
    fc.record({
      path: fc.string(),
      query: fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,8}$/), scalar),
      result: fc.oneof(
        fc.record({ ok: fc.constant(true as const), value: fc.jsonValue() }),
        fc.record({ ok: fc.constant(false as const), error: failure }),
      ),
    }),
  ),
});

test.prop([anyView])('is read as it was written, whatever is in it', (view) => {
  // JSON has no -0.
  expect(read(view)).toEqual(JSON.parse(JSON.stringify(view)));
});

/** Views with any value in any field. */
const damagedArbitrary = fc
  .tuple(
    fc.constantFrom(...['now', 'timeZone', 'settled', 'components', 'responses', 'shows']),
    fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' })),
  )
  .map(([name, value]) => JSON.stringify(withChangedValue([name], value)));

test.prop([fc.oneof(fc.string(), fc.json(), damagedArbitrary)], { numRuns: runCount(300) })(
  'is none or one that a page can be hydrated with, whatever text stands in its place',
  (text) => {
    const view = parseFirstView(pageWith(text));
    if (view === undefined) return;
    const clock = hydrationClock(systemClock(), view);
    expect(() => clock.now().toZonedDateTimeISO(clock.timeZone())).not.toThrow();
    for (const { result } of view.responses) expect(result.ok || typeof result.error.kind === 'string').toBe(true);
  },
);
