import { test } from '@fast-check/vitest';
import { anyPathAttack } from '@livery/testkit/arbitraries';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardPath } from '../../../src/domain/shared/guard-path.ts';
import { splitWords } from '../../support/words.ts';

const ORIGIN = 'https://sunny.example';

const reasonOf = (value: string, origin = ORIGIN): string | undefined => {
  const guardedResult = guardPath(value, origin);
  return guardedResult.ok ? undefined : guardedResult.error.reason;
};

// @rule 2.8, 4.14, 10.5
describe('guardPath', () => {
  it.each([
    ...splitWords`
      / /booknow/hotels /booknow/hotels/ /booknow/hotels/deal/42?currency=EUR#rooms /search?off=100% /about#%zz
      /search?from=⁄ /search?a=1#?b=/../login /caf%C3%A9/日本 /a%20b /a%2Fb /a//b /a/../b /100%2525 /loginhelp
      /my/login /errors-and-omissions /?redirect=/login /users/👩‍💻
    `,
    '/search?return=//evil.example&back=\\here#/login',
    '/a b',
  ])('lets %s pass as it was written', (value) => {
    expect(guardPath(value, ORIGIN)).toEqual({ ok: true, value });
  });

  it.each([
    ['not-a-path', ['', 'booknow', ' /booknow', '\\booknow', '?a=/b']],
    ['not-a-path', ['https://sunny.example/booknow', 'javascript:alert(1)//']],
    ['leaves-origin', ['//evil.example', '///evil.example', '/%2Fevil.example', '/%252Fevil.example', '//']],
    ['two-slashes', ['//sunny.example/booknow', '/%2fsunny.example', '/.//evil.example', '/a/..//evil.example']],
    ['two-slashes', ['/%2e//evil.example', '/%252e/%252fevil.example']],
    ['backslash', ['/\\evil.example', '/a\\b', '/%5Cevil.example', '/%255cevil.example']],
    ['control-character', ['/\tevil', '/\t/evil.example', '/a?b=\n', '/a#\u007f', '/a#\u2028', '/a\ud800']],
    ['control-character', ['/a%0d%0aSet-Cookie:x', '/%2509/evil.example', '/a%E2%80%A8']],
    ['look-alike-slash', ['/⁄evil.example', '/∕evil.example', '/⧸evil.example', '/／evil.example', '/＼evil.example']],
    ['look-alike-slash', ['/%EF%BC%8Fevil.example', '/%25EF%25BC%258Fevil.example']],
    ['malformed-escape', ['/%', '/%zz', '/a%E0%A4', '/100%25']],
  ])('refuses as %s: %j', (reason, values) => {
    for (const value of values) expect(reasonOf(value), value).toBe(reason);
  });

  it.each([...'⁄∕∖╱╲⟋⟍⧵⧸⧹⫻⫽﹨／＼'])('takes %s for a slash in the path', (slash) => {
    expect(reasonOf(`/a${slash}b`)).toBe('look-alike-slash');
    expect(reasonOf(`/a?b=${slash}`)).toBeUndefined();
  });

  it('returns the refused path as its error', () => {
    expect(guardPath('//evil.example', ORIGIN)).toEqual({
      ok: false,
      error: { kind: 'path-refused', reason: 'leaves-origin' },
    });
  });

  it.each(['/login', '/logout', '/signup', '/sso', '/expired', '/errors'])('never leads to %s', (page) => {
    const writings = [
      page,
      `${page}/`,
      `${page}/again`,
      `${page}?a=1`,
      `${page}#a`,
      page.toUpperCase(),
      `/about/..${page}`,
      `/.${page}`,
      `/%${page.charCodeAt(1).toString(16)}${page.slice(2)}`,
      `/about/%2e%2e%2f${page.slice(1)}`,
      `/about/%252e%252e%252f${page.slice(1)}`,
      `${page}%3Fa=1`,
      `${page}%23a`,
      `/x%3F/../..${page}`,
      `/x%253F%252f..%252f..${page}`,
      `/x%23/../..${page}`,
      `/x%2523%252f..%252f..${page}`,
    ];
    expect(writings.map((path) => reasonOf(path))).toEqual(writings.map(() => 'forbidden-page'));
  });

  it.each(['nowhere', '', 'sunny.example'])('refuses every path of the origin %j, which is none', (origin) => {
    expect(reasonOf('/booknow', origin)).toBe('leaves-origin');
  });

  it('guards an origin that is written with a slash at its end', () => {
    expect(reasonOf('/booknow', `${ORIGIN}/`)).toBeUndefined();
  });

  test.prop([anyPathAttack, fc.constantFrom(ORIGIN, 'http://localhost:8080')], { numRuns: runCount(200) })(
    'never lets a browser leave the origin, however often the path is decoded',
    (value, origin) => {
      const guardedResult = guardPath(value, origin);
      fc.pre(guardedResult.ok);
      if (!guardedResult.ok) return;
      const [path = ''] = guardedResult.value.split(/[?#]/);
      const once = decodeURIComponent(path);
      for (const form of [guardedResult.value, path, once, decodeURIComponent(once)]) {
        const landed = new URL(form, origin);
        expect(landed.origin).toBe(origin);
        expect(landed.pathname).not.toMatch(/^\/\/|^\/(?:login|logout|signup|sso|expired|errors)(?:\/|$)/i);
        // In case code appends the path to the origin, or resolves it again.
        expect(new URL(origin + form).origin).toBe(origin);
        expect(new URL(landed.pathname, origin).origin).toBe(origin);
      }
    },
  );

  test.prop([anyPathAttack])('gives what passes again', (value) => {
    const guardedResult = guardPath(value, ORIGIN);
    if (guardedResult.ok) expect(guardPath(guardedResult.value, ORIGIN)).toEqual({ ok: true, value });
  });

  const word = fc
    .string({ unit: 'grapheme', maxLength: 8 })
    .map((text) => `x${text.replace(/[^\p{L}\p{M}\p{N} ]/gu, '')}`);
  test.prop([fc.array(word), fc.webQueryParameters(), fc.webFragments()])(
    'lets every path of plain segments pass, whatever the query and the hash are',
    (words, query, hash) => {
      const value = `/${words.map(encodeURIComponent).join('/')}?${query}#${hash}`;
      expect(guardPath(value, ORIGIN)).toEqual({ ok: true, value });
    },
  );
});
