import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedSeconds } from '../../../src/infrastructure/http/shared-seconds.ts';

it.each([
  ['public, max-age=60', 60],
  ['max-age=600, s-maxage=5', 5],
  ['Public, S-MaxAge="30"', 30],
  ['max-age=0', 0],
  ['no-store', 0],
  ['private, max-age=60', 0],
  ['no-cache', 0],
  ['public', Number.POSITIVE_INFINITY],
  [undefined, Number.POSITIVE_INFINITY],
  ['max-age=-5', 0],
  ['public, max-age=soon', 0],
  ['max-age=1.5', 0],
  ['max-age', 0],
  ['s-maxage=x, max-age=60', 0],
  ['max-age=60, max-age=5', 5],
  ['public;no-store', 0],
])('a response with %s is shared for %s s', (said, seconds) => {
  expect(sharedSeconds({ 'cache-control': said })).toBe(seconds);
});

it('what sets a cookie is for one visitor, whatever else it says', () => {
  expect(sharedSeconds({ 'cache-control': 'public, max-age=60', 'set-cookie': ['a=1'] })).toBe(0);
});

it.each([
  [{ 'cache-control': 'max-age=120', age: '115' }, 5],
  [{ 'cache-control': 'max-age=120', age: '115, 3' }, 5],
  [{ 'cache-control': 'max-age=120', age: '130' }, 0],
  [{ 'cache-control': 'max-age=120', age: 'old' }, 120],
  [{ 'cache-control': 'max-age=120', age: '-5' }, 120],
  [{ age: '115' }, Number.POSITIVE_INFINITY],
])('a response with %o has been in caches, and is shared for %s s more', (headers, seconds) => {
  expect(sharedSeconds(headers)).toBe(seconds);
});

it.each(['*', 'Accept-Language, *', '* , Origin'])(
  'what depends on more than its request (%s) is shared with nobody',
  (vary) => {
    expect(sharedSeconds({ 'cache-control': 'public, max-age=60', vary })).toBe(0);
    expect(sharedSeconds({ vary: 'Origin, Accept-Language' })).toBe(Number.POSITIVE_INFINITY);
  },
);

const DAY = 'Mon, 30 Nov 2026 12:00:00 GMT';

it.each([
  [{ date: DAY, expires: 'Mon, 30 Nov 2026 12:00:30 GMT' }, 30],
  [{ date: DAY, expires: 'Mon, 30 Nov 2026 12:00:30 GMT', age: '20' }, 10],
  [{ date: DAY, expires: 'Mon, 30 Nov 2026 12:00:30 GMT', 'cache-control': 'max-age=7' }, 7],
  [{ date: DAY, expires: DAY }, 0],
  [{ date: DAY, expires: '0' }, 0],
  [{ date: DAY, expires: 'never' }, 0],
  [{ expires: DAY }, 0],
])('a response with %o is shared until it expires, for %s s', (headers, seconds) => {
  expect(sharedSeconds(headers)).toBe(seconds);
});

const ANY_TEXT = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.integer().map((seconds) => `max-age=${seconds}`),
);

it('an age never makes a response live longer, and one that is negative counts as over', () => {
  const wholeArbitrary = fc.nat();
  fc.assert(
    fc.property(wholeArbitrary, wholeArbitrary, (lifetime, age) => {
      const seconds = sharedSeconds({ 'cache-control': `max-age=${lifetime}`, age: String(age) });
      return seconds === Math.max(0, lifetime - age);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ max: -1 }), (lifetime) => sharedSeconds({ 'cache-control': `max-age=${lifetime}` }) === 0),
  );
});

it('any header gives a number of seconds, never a negative one', () => {
  fc.assert(
    fc.property(ANY_TEXT, ANY_TEXT, ANY_TEXT, (said, age, expires) => {
      return sharedSeconds({ 'cache-control': said, age, expires, date: DAY }) >= 0;
    }),
  );
});
