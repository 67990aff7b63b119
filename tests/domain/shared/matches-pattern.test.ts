import { describe, expect, it } from 'vitest';
import { matchesPattern } from '../../../src/domain/shared/matches-pattern.ts';

describe('matchesPattern', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/url/7', '/url/{id}'],
    ['/url/7/', '/url/{id}'],
    ['/a/7/b', '/a/{id}/b'],
    ['/mytrip', '/mytrip/*'],
    ['/mytrip/', '/mytrip/*'],
    ['/mytrip/wallet', '/mytrip/*'],
    ['/mytrip/wallet/details/', '/mytrip/*'],
    ['/a/7/c', '/a/{id}/*'],
    ['/a/resort', '/a/resort*'],
    ['/a/resort/', '/a/resort*'],
    ['/a/resorts', '/a/resort*'],
    ['/a/resorts/7', '/a/resort*'],
    ['/a/resort/7/8', '/a/resort*'],
  ])('finds %s in %s', (path, pattern) => {
    expect(matchesPattern(path, pattern)).toBe(true);
  });

  it.each([
    ['', '/'],
    ['about', '/about'],
    ['xabout', '/about'],
    ['//', '/'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['/About', '/about'],
    ['/about/us', '/about'],
    ['/', '/about'],
    ['/url', '/url/{id}'],
    ['/url/', '/url/{id}'],
    ['/url/7/8', '/url/{id}'],
    ['/a/b', '/a/{id}/b'],
    ['/mytrips', '/mytrip/*'],
    ['/mytrip//wallet', '/mytrip/*'],
    ['/', '/mytrip/*'],
    ['/other/wallet', '/mytrip/*'],
    ['/a', '/a/{id}/*'],
    ['/a', '/a/resort*'],
    ['/a/resor', '/a/resort*'],
    ['/a/Resorts', '/a/resort*'],
    ['/a/my-resort', '/a/resort*'],
    ['/a/resorts//7', '/a/resort*'],
  ])('does not find %j in %s', (path, pattern) => {
    expect(matchesPattern(path, pattern)).toBe(false);
  });
});
