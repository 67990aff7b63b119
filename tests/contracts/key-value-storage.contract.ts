import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../src/application/shared/key-value-storage.port.ts';
import { runs } from '../support/runs.ts';

/** What every key-value storage owes. */
export function keyValueStorageContract(name: string, make: () => KeyValueStorage): void {
  describe(`${name} keeps the key-value storage's contract`, () => {
    it('reads nothing where nothing was written', () => {
      const storage = make();
      for (const key of ['never', '__proto__', 'constructor', 'length', 'getItem']) {
        expect(storage.read(key)).toBeUndefined();
      }
    });

    it('reads what was written under any key, to the letter', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (key, value) => {
          const storage = make();
          storage.write(key, value);
          expect(storage.read(key)).toBe(value);
        }),
        { numRuns: runs(20) },
      );
    });

    it('keeps the last of two values, and forgets what is removed', () => {
      const storage = make();
      storage.write('a', '1');
      storage.write('a', '2');
      storage.write('b', '');
      expect([storage.read('a'), storage.read('b')]).toEqual(['2', '']);
      storage.remove('a');
      expect([storage.read('a'), storage.read('b')]).toEqual([undefined, '']);
    });
  });
}
