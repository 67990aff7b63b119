import type { CallSituation } from '../../../../src/application/remotes/remote-context.ts';

/** Rules §8, in English. */
export const SITUATIONS: Readonly<Record<CallSituation, string>> = {
  call: 'something went wrong',
  default: 'Something went wrong',
  suggest: 'Failed to fetch suggestions',
  resortRelease: 'Internal Server Error',
  exchangeRates: 'Failed to fetch exchange rates',
};
