import { test } from '@fast-check/vitest';
import { phoneLink } from '@livery/contract/shared/phone-number';
import { plainDigits } from '@livery/contract/shared/plain-digits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('plainDigits', () => {
  it.each([
    ['\u200f٠٥٠‑١٢٣٤', '050-1234'],
    ['４２４２　（１２）', '4242 (12)'],
    ['۱۲/۳۴', '12/34'],
    ['१२३', '123'],
    ['𝟙𝟚−3', '12-3'],
    [' ext. 7 ', 'ext. 7'],
  ])('reads %j as %j', (text, plain) => {
    expect(plainDigits(text)).toBe(plain);
  });

  const everyDigit = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /^\p{Nd}$/u.test(character));

  it('reads the ten digits of every script in Unicode as 0 to 9', () => {
    expect(everyDigit.length % 10).toBe(0);
    expect(plainDigits(everyDigit.join(''))).toBe('0123456789'.repeat(everyDigit.length / 10));
  });

  test.prop([fc.stringMatching(/^[ -~]*$/)])('leaves ASCII as it is, but for blanks around it', (text) => {
    expect(plainDigits(text)).toBe(text.trim());
  });

  test.prop([fc.string({ unit: 'grapheme' })])('changes nothing twice', (text) => {
    expect(plainDigits(plainDigits(text))).toBe(plainDigits(text));
  });
});

describe('phoneLink, of what agencies write', () => {
  it.each([
    ['+٩٧١ ٤ ١٢٣ ٤٥٦٧', 'tel:+97141234567'],
    ['(020) 7946/0123 ext. 890', 'tel:02079460123;ext=890'],
    ['+44 (0)20 7946 0123 x12', 'tel:+442079460123;ext=12'],
    ['020 7946‑0123, extension 5', 'tel:02079460123;ext=5'],
    ['+44 20 7946 0123 (ext. 890)', 'tel:+442079460123;ext=890'],
    ['+44 20 7946 0123 Ext: 890', 'tel:+442079460123;ext=890'],
    ['01 23 45 67 89 poste 12', 'tel:0123456789;ext=12'],
    ['٠٥٠-١٢٣٤ تحويلة ١٢', 'tel:0501234;ext=12'],
    ['\u202a+44 20 7946 0123\u202c', 'tel:+442079460123'],
    [`020 ${' '.repeat(100)}7946`, null],
    ['call 020', null],
    ['+44 20 7946 0123 or +44 20 7946 0124', null],
  ])('%j dials %s', (text, link) => {
    expect(phoneLink(text)).toBe(link);
  });
});
