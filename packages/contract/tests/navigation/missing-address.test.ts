import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingAddress } from '../../src/navigation/missing-address.ts';

// @rule 2.2
describe('missingAddress (rules 2.2)', () => {
  it('is the path, with letters of any language readable', () => {
    expect(missingAddress('/hotels/lisbon')).toBe('/hotels/lisbon');
    expect(missingAddress('/h%C3%B4tels')).toBe('/hôtels');
    expect(missingAddress(`/${encodeURIComponent('فنادق')}`)).toBe('/فنادق');
  });

  it('is nothing for /errors itself, and where no path is known', () => {
    for (const path of ['/errors', undefined, '', 'nowhere', 'https://elsewhere.example']) {
      expect(missingAddress(path)).toBeUndefined();
    }
  });

  it('leaves out the middle of a long one, and never half of a character', () => {
    const shownAddress = missingAddress(`/${'a'.repeat(100)}/the-end`) ?? '';
    expect(shownAddress).toHaveLength(60);
    expect(shownAddress).toMatch(/^\/a+…a+\/the-end$/);
    expect(missingAddress(`/${'\u{20000}'.repeat(100)}`)?.isWellFormed()).toBe(true);
  });

  it.each([
    ['/%3Cscript%3Ealert(1)%3C/script%3E', '/%3Cscript%3Ealert(1)%3C/script%3E'],
    ['/<img src=x>', '/%3Cimg%20src=x%3E'],
    ['/call%20us%20now', '/call%20us%20now'],
    ['/%E2%80%AEgpj.exe', '/%E2%80%AEgpj.exe'],
    ['/a%0D%0Ab%00', '/a%0D%0Ab%00'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/\ud800', '/%EF%BF%BD'],
    ['/%F0%9F%92%B8', '/%F0%9F%92%B8'],
  ])('keeps what may pass for something else encoded: %j', (path, shownAddress) => {
    expect(missingAddress(path)).toBe(shownAddress);
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 200 })])(
    'is short, one word, and of harmless characters whatever was asked for',
    (text) => {
      const shownAddress = missingAddress(`/${text}`) ?? '/';
      expect([...shownAddress].length).toBeLessThanOrEqual(60);
      expect(shownAddress).toMatch(/^\/[^\s<>"\p{C}]*$/u);
    },
  );
});
