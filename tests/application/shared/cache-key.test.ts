import { isDeepStrictEqual } from 'node:util';
import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CacheKey, type CacheKeyPart, cacheKey, tenantPrefix } from '../../../src/application/shared/cache-key.ts';
import { anyTenant, aTenant } from '../../support/data/some-tenants.ts';

const AURORA = aTenant('https://aurora.example');

/** Texts that look like the separators of a key's parts. */
const anyText = fc.oneof(
  fc.constantFrom('', ':', '::', '","', '[]', 'null', 'true', '%3A', '\\', '"', '\u0000', '\ud800', 'a', 'a:b'),
  fc.string({ unit: 'binary' }),
);
const { part: anyPart } = fc.letrec<{ part: CacheKeyPart }>((tie) => ({
  part: fc.oneof({ maxDepth: 2 }, anyText, fc.boolean(), fc.constant(null), fc.array(tie('part'), { maxLength: 3 })),
}));
const anyParts = fc.array(anyPart, { maxLength: 4 });
/** Two lists that are often equal, and often differ only in how their text is divided. */
const twoLists = fc.oneof(
  fc.tuple(anyParts, anyParts),
  fc.tuple(anyText, anyText).map(([one, other]) => [[one, other], [`${one}:${other}`]] as const),
  fc.tuple(anyText, anyText).map(([one, other]) => [[one, other], [[one, other]]] as const),
  anyParts.map((parts) => [parts, [...parts, null]] as const),
  anyParts.map((parts) => [parts, [...parts]] as const),
);

describe('cacheKey', () => {
  it('starts with the tenant, whatever its port', () => {
    expect(cacheKey(aTenant('http://aurora.example:8080'), ['/', null]).text).toBe(
      'http%3A%2F%2Faurora.example%3A8080:["/",null]',
    );
  });

  test.prop([anyTenant, twoLists], { numRuns: runCount(200) })(
    'gives two lists of parts the same key only where they are the same',
    (tenant, [one, other]) => {
      const isSame = cacheKey(tenant, one).text === cacheKey(tenant, other).text;
      expect(isSame).toBe(isDeepStrictEqual(one, other));
    },
  );

  test.prop([anyTenant, anyTenant, anyParts, anyParts], { numRuns: runCount(200) })(
    'never lets two tenants share a key, or one start like what the other is purged by',
    (tenant, otherTenant, parts, otherParts) => {
      fc.pre(tenant !== otherTenant);
      const text = cacheKey(tenant, parts).text;
      expect(text).not.toBe(cacheKey(otherTenant, otherParts).text);
      expect(text.startsWith(`${tenantPrefix(tenant)}:`)).toBe(true);
      expect(text.startsWith(`${tenantPrefix(otherTenant)}:`)).toBe(false);
    },
  );

  test.prop([anyTenant])('purges by a text without patterns or colons', (tenant) => {
    expect(tenantPrefix(tenant)).toMatch(/^[\w%.~-]+$/);
    expect(decodeURIComponent(tenantPrefix(tenant))).toBe(tenant);
  });

  it('does not compile without a tenant', () => {
    // @ts-expect-error: a text is no tenant; parseTenant makes one.
    const ofText = () => cacheKey('https://aurora.example', ['/']);
    // @ts-expect-error: the tenant is missing.
    const withoutTenant = () => cacheKey(['/']);
    // @ts-expect-error: a key is made by cacheKey only.
    const byHand: CacheKey = { tenant: AURORA, text: '/' };
    // @ts-expect-error: what is undefined has to be said, as null.
    const withUndefined = () => cacheKey(AURORA, [undefined]);
    expect([ofText, withoutTenant, withUndefined, byHand]).toHaveLength(4);
  });
});
