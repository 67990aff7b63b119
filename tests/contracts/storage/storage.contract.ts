import { test } from '@fast-check/vitest';
import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import { anyChoice } from '@livery/testkit/arbitraries';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredValue } from '../../../src/application/shared/stored-values.port.ts';
import type { CookieJar, KeyValueStorage, TabStorage } from '../../../src/infrastructure/storage/key-value-storage.ts';

/** The contract of every key-value storage. */
export function keyValueStorageContract(name: string, make: () => KeyValueStorage): void {
  describe(`${name} fulfils the key-value storage's contract`, () => {
    it('reads nothing where nothing was written', () => {
      const storage = make();
      for (const key of ['never', '__proto__', 'constructor', 'length', 'getItem']) {
        expect(storage.read(key)).toBeUndefined();
      }
    });

    test.prop([fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })], { numRuns: runCount(20) })(
      'reads what was written under any key, to the letter',
      (key, value) => {
        const storage = make();
        storage.write(key, value);
        expect(storage.read(key)).toBe(value);
      },
    );

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

/** The further contract of every storage of a tab. */
export function tabStorageContract(name: string, make: () => TabStorage): void {
  keyValueStorageContract(name, make);
  it(`${name} forgets everything when it is cleared`, () => {
    const storage = make();
    for (const key of ['a', 'b']) storage.write(key, key);
    storage.clear();
    expect(['a', 'b'].map(storage.read)).toEqual([undefined, undefined]);
  });
}

/** The contract of every cookie jar. */
export function cookieJarContract(name: string, make: () => CookieJar): void {
  describe(`${name} fulfils the cookie jar's contract`, () => {
    it('reads nothing where nothing was written', () => {
      const jar = make();
      expect(jar.read('never')).toBeUndefined();
      expect(jar.read('__proto__')).toBeUndefined();
    });

    test.prop([fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' })], { numRuns: runCount(20) })(
      'reads what was written, to the letter',
      (value) => {
        const jar = make();
        jar.write('stored', value, { sameSite: 'lax' });
        expect(jar.read('stored')).toBe(value);
      },
    );

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

/**
 * The contract of a stored currency.
 *
 * @param make makes the value in an empty storage
 */
export function currencyContract(
  name: string,
  make: () => { store: StoredValue<CurrencyChoice>; storage: KeyValueStorage },
): void {
  describe(`${name} fulfils the contract of stored values`, () => {
    it('reads nothing where nothing was written, or after it was cleared', () => {
      const { store } = make();
      expect(store.read()).toBeUndefined();
      store.write({ currency: 'EUR', country: 'DE' });
      store.clear();
      expect(store.read()).toBeUndefined();
    });

    test.prop([anyChoice], { numRuns: runCount(12) })('reads what was written', (choice) => {
      const { store } = make();
      expect(store.write(choice)).toEqual({ ok: true, value: undefined });
      expect(store.read()).toEqual(choice);
    });

    it.each(['', 'EUR', '{', 'null', '[]', '{"currency":"EUR"}', '{"currency":"eur","country":"DE"}'])(
      'reads %j as nothing: it is damaged',
      (storedText) => {
        const { store, storage } = make();
        storage.write('currency', storedText);
        expect(store.read()).toBeUndefined();
      },
    );
  });
}
