import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSessionId } from '../../../src/domain/session/session-id.ts';

const LEGAL_CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-'];

// @rule 7.3
describe('parseSessionId', () => {
  const legal = fc.string({ unit: fc.constantFrom(...LEGAL_CHARACTERS), minLength: 8, maxLength: 128 });
  test.prop([legal])(
    'accepts any 8 to 128 letters, digits, dots, underscores and dashes',
    (id) => parseSessionId(id) === id,
  );

  it.each([8, 128])('accepts %i characters', (length) => {
    expect(parseSessionId('a'.repeat(length))).toHaveLength(length);
  });

  it.each([0, 7, 129])('ignores %i characters', (length) => {
    expect(parseSessionId('a'.repeat(length))).toBeUndefined();
  });

  it('ignores what is absent', () => {
    expect(parseSessionId(undefined)).toBeUndefined();
  });

  const otherArbitrary = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 1 })
    .filter((one) => !LEGAL_CHARACTERS.includes(one));
  test.prop([otherArbitrary])('ignores an id with any other character, wherever it stands', (one) => {
    for (const id of [`abcdefgh${one}efgh`, `abcd${one}efgh`, `${one}abcdefgh`, `abcdefgh${one}`]) {
      expect(parseSessionId(id)).toBeUndefined();
    }
    expect([`${one}abcdefgh`, `abcdefgh${one}`].map(parseSessionId)).toEqual([undefined, undefined]);
  });
});
