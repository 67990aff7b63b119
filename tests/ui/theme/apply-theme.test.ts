import { agencyTheme } from '@livery/contract/agency/theme';
import { describe, expect, it } from 'vitest';
import { applyTheme } from '../../../src/ui/theme/apply-theme.ts';

describe('applyTheme', () => {
  it('sets a custom property for each colour of the theme', () => {
    const set = new Map<string, string | null>();
    const theme = agencyTheme('#c2410c');
    applyTheme(theme, { setProperty: (name, value) => void set.set(name, value) });
    expect(new Set(set.values())).toEqual(new Set(Object.values(theme)));
    expect(set.size).toBe(Object.keys(theme).length);
    expect([...set.keys()].every((name) => name.startsWith('--'))).toBe(true);
  });
});
