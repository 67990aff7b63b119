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
])('a response with %s is shared for %s s', (said, seconds) => {
  expect(sharedSeconds({ 'cache-control': said })).toBe(seconds);
});

it('what sets a cookie is for one visitor, whatever else it says', () => {
  expect(sharedSeconds({ 'cache-control': 'public, max-age=60', 'set-cookie': ['a=1'] })).toBe(0);
});

it('any header gives a number of seconds, never a negative one', () => {
  fc.assert(fc.property(fc.string(), (said) => sharedSeconds({ 'cache-control': said }) >= 0));
});
