import { describe, expect, it } from 'vitest';
import { hidesLogout } from '../../../src/domain/session/roles.ts';

describe('hidesLogout', () => {
  it('is for the partner "when profile information is supplied externally" (specification §6)', () => {
    expect(hidesLogout({ partner: true }, { isExternal: true })).toBe(true);
    expect(hidesLogout({ partner: true }, { isExternal: false })).toBe(false);
    expect(hidesLogout({ partner: false }, { isExternal: true })).toBe(false);
    expect(hidesLogout({ partner: true }, null)).toBe(false);
  });

  it('takes nothing but plain flags', () => {
    const yes = 'true' as unknown as boolean;
    expect(hidesLogout({ partner: yes }, { isExternal: true })).toBe(false);
    expect(hidesLogout({ partner: true }, { isExternal: yes })).toBe(false);
  });
});
