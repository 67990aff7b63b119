import { describe, expect, it } from 'vitest';
import { missingPathInState } from '../../../src/domain/navigation/missing-page.ts';

// @rule 2.2
describe('missingPathInState', () => {
  it('is the path that the page before handed on, and nothing of any other state', () => {
    expect(missingPathInState({ missing: '/nowhere' })).toBe('/nowhere');
    for (const state of [null, undefined, 'missing', 5, {}, { missing: 5 }, { missing: null }]) {
      expect(missingPathInState(state)).toBeUndefined();
    }
  });
});
