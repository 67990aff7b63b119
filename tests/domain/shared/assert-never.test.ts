import { describe, expect, it } from 'vitest';
import { assertNever } from '../../../src/domain/shared/assert-never.ts';

describe('assertNever', () => {
  it('says which case nobody wrote, when the compiler was got around', () => {
    const forgotten = { kind: 'teleport' } as never;
    expect(() => assertNever(forgotten)).toThrow('Unhandled case: {"kind":"teleport"}');
  });

  it('refuses a switch that forgot a case, at compile time', () => {
    const fare = (cabin: 'economy' | 'business'): number => {
      switch (cabin) {
        case 'economy':
          return 1;
        default:
          // @ts-expect-error: business is not handled, so it does not fit `never`.
          return assertNever(cabin);
      }
    };
    expect(fare('economy')).toBe(1);
    expect(() => fare('business')).toThrow('business');
  });
});
