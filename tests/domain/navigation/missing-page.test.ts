import { describe, expect, it } from 'vitest';
import { missingInState } from '../../../src/domain/navigation/missing-page.ts';

// @rule 2.2
describe('missingInState', () => {
  it('is the path that the page before handed on, and nothing of any other state', () => {
    expect(missingInState({ missing: '/nowhere' })).toBe('/nowhere');
    for (const state of [null, undefined, 'missing', 5, {}, { missing: 5 }, { missing: null }]) {
      expect(missingInState(state)).toBeUndefined();
    }
  });
});
