import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showsPrices } from '../../../src/domain/deals/sees-agent-figures.ts';

describe('showsPrices: "only if allowNonLoginFlow is on or the user is authenticated" (specification §5)', () => {
  it.each([
    { allowsNonLoginFlow: false, signedIn: false, shown: false },
    { allowsNonLoginFlow: false, signedIn: true, shown: true },
    { allowsNonLoginFlow: true, signedIn: false, shown: true },
    { allowsNonLoginFlow: true, signedIn: true, shown: true },
  ])('$shown where non-login flow is $allowsNonLoginFlow and signed in is $signedIn', (visit) => {
    expect(showsPrices(visit, visit.signedIn)).toBe(visit.shown);
  });

  it('never opens for anything that is not true itself', () => {
    const notTrue = fc.anything().filter((value) => value !== true);
    fc.assert(
      fc.property(notTrue, notTrue, (allows, signedIn) => {
        expect(showsPrices({ allowsNonLoginFlow: allows as boolean }, signedIn as boolean)).toBe(false);
      }),
    );
  });
});
