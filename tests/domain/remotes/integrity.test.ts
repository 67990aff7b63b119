import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIntegrity } from '../../../src/domain/remotes/integrity.ts';

describe('isIntegrity', () => {
  it('is true for every real digest of the three kinds', () => {
    fc.assert(
      fc.property(fc.constantFrom('sha256', 'sha384', 'sha512'), fc.string(), (kind, text) => {
        expect(isIntegrity(`${kind}-${createHash(kind).update(text).digest('base64')}`)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'sha384-',
    `sha1-${'A'.repeat(27)}=`,
    `sha384-${'A'.repeat(63)}`,
    `sha384-${'A'.repeat(65)}`,
    `sha256-${'A'.repeat(43)}`,
    `sha256-${'A'.repeat(44)}`,
    `sha512-${'A'.repeat(86)}`,
    `sha512-${'A'.repeat(86)}=`,
    `xsha384-${'A'.repeat(64)}`,
    `sha384-${'A'.repeat(64)} sha384-${'B'.repeat(64)}`,
    `SHA384-${'A'.repeat(64)}`,
    `sha384-${'-'.repeat(64)}`,
    `sha384-${'A'.repeat(64)}\n`,
  ])('is false for %j', (value) => {
    expect(isIntegrity(value)).toBe(false);
  });
});
