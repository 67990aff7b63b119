import { describe, expect, it } from 'vitest';
import { matchesPattern } from '../../../src/domain/shared/matches-pattern.ts';
import { splitWords } from '../../support/words.ts';

describe('matchesPattern', () => {
  it.each([
    ['/', splitWords`/`],
    ['/about', splitWords`/about /about/`],
    ['/url/{id}', splitWords`/url/7 /url/7/`],
    ['/a/{id}/b', splitWords`/a/7/b`],
    ['/mytrip/*', splitWords`/mytrip /mytrip/ /mytrip/wallet /mytrip/wallet/details/`],
    ['/a/{id}/*', splitWords`/a/7/c`],
    ['/a/resort*', splitWords`/a/resort /a/resort/ /a/resorts /a/resorts/7 /a/resort/7/8`],
  ])('finds in %s: %j', (pattern, paths) => {
    expect(paths.filter((path) => !matchesPattern(path, pattern))).toEqual([]);
  });

  it.each([
    ['/', ['', '//']],
    ['/about', splitWords`about xabout /about// //about /About /about/us /`],
    ['/url/{id}', splitWords`/url /url/ /url/7/8`],
    ['/a/{id}/b', splitWords`/a/b`],
    ['/mytrip/*', splitWords`/mytrips /mytrip//wallet / /other/wallet`],
    ['/a/{id}/*', splitWords`/a`],
    ['/a/resort*', splitWords`/a /a/resor /a/Resorts /a/my-resort /a/resorts//7`],
  ])('does not find in %s: %j', (pattern, paths) => {
    expect(paths.filter((path) => matchesPattern(path, pattern))).toEqual([]);
  });
});
