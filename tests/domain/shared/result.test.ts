import { assertNever } from '@livery/contract/shared/assert-never';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';

describe('Result', () => {
  it('carries the value of what went well', () => {
    expect(ok(42)).toEqual({ ok: true, value: 42 });
  });

  it('carries what went wrong, as plain data', () => {
    expect(err({ kind: 'timed-out' })).toEqual({ ok: false, error: { kind: 'timed-out' } });
  });

  it('hands on the same object that it was given', () => {
    const object = { kind: 'refused' };
    expect(ok(object).value).toBe(object);
    expect(err(object).error).toBe(object);
  });

  it('is discriminated by ok, for the compiler too', () => {
    const halve = (n: number): Result<number, string> => (n % 2 === 0 ? ok(n / 2) : err(`${n} is odd`));
    const describeResult = (result: Result<number, string>) =>
      result.ok ? result.value.toFixed(1) : result.error.toUpperCase();
    expect([halve(4), halve(3)].map(describeResult)).toEqual(['2.0', '3 IS ODD']);
  });
});

describe('assertNever', () => {
  it('names the case that is missing, where the compiler was circumvented', () => {
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
