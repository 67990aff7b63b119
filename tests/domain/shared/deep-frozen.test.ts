import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFrozen } from '../../../src/domain/shared/deep-frozen.ts';

describe('deepFrozen', () => {
  it('freezes what lies in a value, and gives the same value', () => {
    const value = { place: { name: 'Dubai' }, rooms: [{ adults: 2 }] };
    expect(deepFrozen(value)).toBe(value);
    expect([value, value.place, value.rooms, value.rooms[0]].every(Object.isFrozen)).toBe(true);
  });

  it('ends where a value contains itself', () => {
    const value: { self?: unknown } = {};
    value.self = value;
    expect(deepFrozen(value)).toBe(value);
  });

  test.prop([fc.jsonValue()])('leaves nothing in plain data that could be changed', (value) => {
    const parts = [deepFrozen(value)] as unknown[];
    for (const part of parts) {
      expect(Object.isFrozen(part)).toBe(true);
      if (typeof part === 'object' && part !== null) parts.push(...Object.values(part));
    }
  });
});
