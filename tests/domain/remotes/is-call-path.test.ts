import { test } from '@fast-check/vitest';
import { anyPathAttack } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCallPath } from '../../../src/domain/remotes/is-call-path.ts';

// @rule 10.6
describe('isCallPath', () => {
  it.each(['/api/user/profile', '/search', '/api/hotel/1%20a', '/itineraries/6c0e-7f5e_1.2~x', '/a:b@c'])(
    'lets %s pass',
    (path) => {
      expect(isCallPath(path)).toBe(true);
    },
  );

  it.each([
    [
      'another host',
      ['', 'api/user', 'https://elsewhere.example/api', '//elsewhere.example/api', '/\\elsewhere.example'],
    ],
    ['dots', ['/api/../admin', '/api/%2e%2e/admin', '/..', '/./api', '/api\\..\\x']],
    ['more than a path', ['/api/user?token=1', '/api/user#x', '/api/us er', '/api/\tuser', '/api/\nuser']],
    ['no text', [7, null, undefined, { toString: () => '/api' }]],
  ])('refuses %s: %j', (_, paths) => {
    expect(paths.filter((path) => isCallPath(path))).toEqual([]);
  });

  test.prop([
    fc.oneof(anyPathAttack, fc.webPath()),
    fc.constantFrom('https://api.example', 'https://api.example/base'),
  ])('lets nothing pass that would be sent in another form, or to another host', (path, base) => {
    if (!isCallPath(path)) return;
    const url = new URL(`${base}${path}`);
    expect(url.href).toBe(`${base}${path}`);
    expect(url.origin).toBe('https://api.example');
  });
});
