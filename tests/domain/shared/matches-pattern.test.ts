import { describe, expect, it } from 'vitest';
import { matchesPattern } from '../../../src/domain/shared/matches-pattern.ts';
import { words } from '../../support/words.ts';

describe('matchesPattern', () => {
  it.each([
    ['/', words`/`],
    ['/about', words`/about /about/`],
    ['/url/{id}', words`/url/7 /url/7/`],
    ['/a/{id}/b', words`/a/7/b`],
    ['/mytrip/*', words`/mytrip /mytrip/ /mytrip/wallet /mytrip/wallet/details/`],
    ['/a/{id}/*', words`/a/7/c`],
    ['/a/resort*', words`/a/resort /a/resort/ /a/resorts /a/resorts/7 /a/resort/7/8`],
  ])('finds in %s: %j', (pattern, paths) => {
    expect(paths.filter((path) => !matchesPattern(path, pattern))).toEqual([]);
  });

  it.each([
    ['/', ['', '//']],
    ['/about', words`about xabout /about// //about /About /about/us /`],
    ['/url/{id}', words`/url /url/ /url/7/8`],
    ['/a/{id}/b', words`/a/b`],
    ['/mytrip/*', words`/mytrips /mytrip//wallet / /other/wallet`],
    ['/a/{id}/*', words`/a`],
    ['/a/resort*', words`/a /a/resor /a/Resorts /a/my-resort /a/resorts//7`],
  ])('does not find in %s: %j', (pattern, paths) => {
    expect(paths.filter((path) => matchesPattern(path, pattern))).toEqual([]);
  });
});
