import { describe, expect, it } from 'vitest';
import type { Reporter } from '../../src/application/shared/reporter.port.ts';

/** The contract of every reporter: whatever it gets, it never throws. */
export function reporterContract(name: string, make: () => Reporter): void {
  const circular: { kind: string; itself?: unknown } = { kind: 'circular' };
  circular.itself = circular;

  describe(`${name} fulfils the reporter's contract`, () => {
    it.each([
      ['its kind alone', { kind: 'offline' }],
      ['details', { kind: 'configuration', problems: ['a', 'b'] }],
      ['an error', { kind: 'crashed', error: new Error('Out of order.') }],
      ['what JSON can not hold', { kind: 'odd', size: 1n, run: () => undefined, missing: undefined }],
      ['itself', circular],
    ])('never throws for a problem with %s', (_, problem) => {
      const reporter = make();
      expect(() => {
        reporter.warn(problem);
        reporter.error(problem);
      }).not.toThrow();
    });
  });
}
