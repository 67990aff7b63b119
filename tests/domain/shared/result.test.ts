import { describe, expect, it } from 'vitest';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

describe('Result', () => {
  it('carries the value of what went well', () => {
    expect(ok(42)).toEqual({ ok: true, value: 42 });
  });

  it('carries what went wrong, as plain data', () => {
    expect(err({ kind: 'timed-out' })).toEqual({ ok: false, error: { kind: 'timed-out' } });
  });

  it('hands on the same object that it was given', () => {
    const told = { kind: 'refused' };
    expect(ok(told).value).toBe(told);
    expect(err(told).error).toBe(told);
  });

  it('is told apart by ok, for the compiler too', () => {
    const halve = (n: number): Result<number, string> => (n % 2 === 0 ? ok(n / 2) : err(`${n} is odd`));
    const tell = (result: Result<number, string>) => (result.ok ? result.value.toFixed(1) : result.error.toUpperCase());
    expect([halve(4), halve(3)].map(tell)).toEqual(['2.0', '3 IS ODD']);
  });
});
