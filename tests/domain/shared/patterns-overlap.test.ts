import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPattern } from '../../../src/domain/shared/matches-pattern.ts';
import { patternsOverlap } from '../../../src/domain/shared/patterns-overlap.ts';

const anySegment = fc.constantFrom('a', 'b', 'ab', 'abc');
const anyPath = fc.array(anySegment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
const anyPattern = fc
  .tuple(fc.array(fc.oneof(anySegment, fc.constant('{id}')), { maxLength: 3 }), fc.constantFrom('', '*', 'a*'))
  .map(([segments, end]) => `/${[...segments, ...(end === '' ? [] : [end])].join('/')}`);

describe('patternsOverlap', () => {
  it.each([
    ['/a', '/a/'],
    ['/a/*', '/a'],
    ['/a/*', '/a/b/c'],
    ['/a/{id}', '/a/b'],
    ['/a/{id}/b', '/a/*'],
    ['/booknow/resort*', '/booknow/resorts'],
    ['/booknow/resort*', '/booknow/resorts/*'],
    ['/*', '/'],
  ])('is true for %s and %s', (one, other) => {
    expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['/a', '/b'],
    ['/a', '/a/b'],
    ['/a', '/A'],
    ['/a/*', '/ab'],
    ['/a/{id}', '/a'],
    ['/', '/a'],
    ['/booknow/resort*', '/booknow/hotels'],
  ])('is false for %s and %s', (one, other) => {
    expect([patternsOverlap(one, other), patternsOverlap(other, one)]).toEqual([false, false]);
  });

  test.prop([anyPattern, anyPattern, anyPath])('is true wherever one path matches both', (one, other, path) => {
    fc.pre(matchesPattern(path, one) && matchesPattern(path, other));
    expect(patternsOverlap(one, other)).toBe(true);
  });

  test.prop([anyPattern, anyPattern])('is true for nothing else: then some path matches both', (one, other) => {
    fc.pre(patternsOverlap(one, other));
    const segments = ['a', 'b', 'ab', 'abc'];
    const paths = [1, 2, 3, 4].reduce(
      (found) => [
        ...found,
        ...found.flatMap((path) => segments.map((segment) => `${path === '/' ? '' : path}/${segment}`)),
      ],
      ['/'],
    );
    expect(paths.some((path) => matchesPattern(path, one) && matchesPattern(path, other))).toBe(true);
  });
});
