import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CookieJar } from '../../src/application/shared/cookie-jar.port.ts';
import { runs } from '../support/runs.ts';

/** What every cookie jar owes. */
export function cookieJarContract(name: string, make: () => CookieJar): void {
  describe(`${name} keeps the cookie jar's contract`, () => {
    it('reads nothing where nothing was written', () => {
      const jar = make();
      expect(jar.read('never')).toBeUndefined();
      expect(jar.read('__proto__')).toBeUndefined();
    });

    it('reads what was written, to the letter', () => {
      fc.assert(
        fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (value) => {
          const jar = make();
          jar.write('kept', value, { sameSite: 'lax' });
          expect(jar.read('kept')).toBe(value);
        }),
        { numRuns: runs(20) },
      );
    });

    it('keeps the last of two values, each under its own name', () => {
      const jar = make();
      jar.write('a', '1', { sameSite: 'lax' });
      jar.write('a', '2', { sameSite: 'strict', minutes: 525_600 });
      jar.write('b', '3', { sameSite: 'lax' });
      expect([jar.read('a'), jar.read('b')]).toEqual(['2', '3']);
    });

    it('forgets what is removed, and only that', () => {
      const jar = make();
      jar.write('a', '1', { sameSite: 'lax' });
      jar.write('b', '2', { sameSite: 'lax' });
      jar.remove('a');
      jar.remove('never');
      expect([jar.read('a'), jar.read('b')]).toEqual([undefined, '2']);
    });
  });
}
