import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneLink } from '../../../src/domain/agency/safe-link.ts';
import { anyHostileAddress } from '../../support/agency-arbitraries.ts';

describe('phoneLink', () => {
  it.each([
    ['+1 (555) 010-2030', 'tel:+15550102030'],
    ['(+971) 4 555.0102', 'tel:+97145550102'],
    ['0800/555-0102', 'tel:08005550102'],
    ['+44 (0)20 7946 0102', 'tel:+442079460102'],
    ['(0)20 7946 0102', 'tel:02079460102'],
    ['112', 'tel:112'],
    ['+123456789012345', 'tel:+123456789012345'],
  ])('dials %s', (text, href) => {
    expect(phoneLink(text)).toBe(href);
  });

  it.each([
    '',
    '+',
    '12',
    '+1-2',
    '1234567890123456',
    '++123',
    '((+123',
    '12+34',
    '123+',
    '1-800-FLOWERS',
    'x123',
    '123x',
    '*#06#',
    '123;ext=4',
    '123,456',
    'tel:123456',
    'javascript:123456',
    '123\n456',
    '123456\n',
    '123\u00a0456',
    '١٢٣٤٥٦',
    '()-./ ',
  ])('dials nothing for %j', (text) => {
    expect(phoneLink(text)).toBeNull();
  });

  it('dials 3 to 15 digits after a + at most, whatever is written', () => {
    const anyNumber = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-./'), maxLength: 24 });
    fc.assert(
      fc.property(fc.oneof(anyHostileAddress, anyNumber), (text) => {
        expect(phoneLink(text) ?? 'tel:000').toMatch(/^tel:\+?\d{3,15}$/);
      }),
    );
  });
});
