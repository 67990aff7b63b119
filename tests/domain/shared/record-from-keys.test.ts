import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownKeys, recordFromKeys } from '../../../src/domain/shared/record-from-keys.ts';

const someKeys = fc.uniqueArray(fc.string({ minLength: 1 }).filter((key) => !/^\d+$/.test(key)));

describe('recordOf', () => {
  it('has the value of each key, in the order of the keys', () => {
    const lengths = recordFromKeys<{ hotels: number; cars: number }>(['hotels', 'cars'], (key) => key.length);
    expect(Object.entries(lengths)).toEqual([
      ['hotels', 6],
      ['cars', 4],
    ]);
  });

  test.prop([someKeys])('has these keys and no others', (keys) => {
    expect(knownKeys(recordFromKeys<Record<string, string>>(keys, (key) => key))).toEqual(keys);
  });
});
