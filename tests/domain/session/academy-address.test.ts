import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { academyAddress } from '../../../src/domain/session/academy-address.ts';

// @rule 2.20
describe('the Academy (rules 2.20)', () => {
  it('is its https address with the token in its query, beside what stands there', () => {
    expect(academyAddress('https://academy.example/courses?from=shell', 'token-1')).toBe(
      'https://academy.example/courses?from=shell&token=token-1',
    );
  });

  it.each(['', 'http://academy.example/', 'javascript:alert(1)', '//academy.example', '/courses', 'academy'])(
    'is nowhere when its address is %j',
    (address) => expect(academyAddress(address, 'token-1')).toBeNull(),
  );

  it('is nowhere without a token', () => {
    expect(academyAddress('https://academy.example/', undefined)).toBeNull();
  });

  test.prop([fc.string({ minLength: 1 })])('contains the token unchanged, and leads to that address only', (token) => {
    const address = new URL(academyAddress('https://academy.example/courses', token) ?? '');
    expect(address.origin).toBe('https://academy.example');
    expect(address.searchParams.get('token')).toBe(new TextDecoder().decode(new TextEncoder().encode(token)));
  });
});
