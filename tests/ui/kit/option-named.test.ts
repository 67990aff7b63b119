import { optionNamed } from '@livery/ui/use-options';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const NAMES = ['English', 'Español', 'Dansk', 'Deutsch', 'العربية', 'Français', 'Svenska'];

describe('optionNamed', () => {
  it('finds the next that begins with a letter, whatever its case, and goes round', () => {
    expect(optionNamed('d', NAMES, 0)).toBe(2);
    expect(optionNamed('D', NAMES, 2)).toBe(3);
    expect(optionNamed('dd', NAMES, 3)).toBe(2);
    expect(optionNamed('e', NAMES, 6)).toBe(0);
    expect(optionNamed('ا', NAMES, 0)).toBe(4);
  });

  it('stays where more letters still fit, and needs no accents', () => {
    expect(optionNamed('de', NAMES, 3)).toBe(3);
    expect(optionNamed('franc', NAMES, 0)).toBe(5);
  });

  it('finds nothing that is not there', () => {
    expect(optionNamed('x', NAMES, 0)).toBeUndefined();
    expect(optionNamed('dx', NAMES, 0)).toBeUndefined();
    expect(optionNamed('d', [], 0)).toBeUndefined();
  });

  it('finds every option by its whole name, from wherever one is', () => {
    const anyIndex = fc.nat({ max: NAMES.length - 1 });
    fc.assert(
      fc.property(anyIndex, anyIndex, (wanted, active) => {
        expect(optionNamed(NAMES[wanted] ?? '', NAMES, active)).toBe(wanted);
      }),
    );
  });
});
