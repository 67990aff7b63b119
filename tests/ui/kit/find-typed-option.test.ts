import { findTypedOption } from '@livery/ui/use-options';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const NAMES = ['English', 'Español', 'Dansk', 'Deutsch', 'العربية', 'Français', 'Svenska'];

describe('findTypedOption', () => {
  it('finds the next that begins with a letter, whatever its case, and goes round', () => {
    expect(findTypedOption('d', NAMES, 0)).toBe(2);
    expect(findTypedOption('D', NAMES, 2)).toBe(3);
    expect(findTypedOption('dd', NAMES, 3)).toBe(2);
    expect(findTypedOption('e', NAMES, 6)).toBe(0);
    expect(findTypedOption('ا', NAMES, 0)).toBe(4);
  });

  it('stays where more letters still fit, and needs no accents', () => {
    expect(findTypedOption('de', NAMES, 3)).toBe(3);
    expect(findTypedOption('franc', NAMES, 0)).toBe(5);
  });

  it('finds nothing that is not there', () => {
    expect(findTypedOption('x', NAMES, 0)).toBeUndefined();
    expect(findTypedOption('dx', NAMES, 0)).toBeUndefined();
    expect(findTypedOption('d', [], 0)).toBeUndefined();
  });

  it('finds every option by its whole name, from wherever one is', () => {
    const anyIndex = fc.nat({ max: NAMES.length - 1 });
    fc.assert(
      fc.property(anyIndex, anyIndex, (wantedIndex, active) => {
        expect(findTypedOption(NAMES[wantedIndex] ?? '', NAMES, active)).toBe(wantedIndex);
      }),
    );
  });
});
