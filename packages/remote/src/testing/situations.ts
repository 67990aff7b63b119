import type { CallSituation } from '@livery/contract/remotes/remote-context';

/** The messages of rules §8 in English. */
export const SITUATIONS: Readonly<Record<CallSituation, string>> = {
  call: 'something went wrong',
  default: 'Something went wrong',
  suggest: 'Failed to fetch suggestions',
  resortRelease: 'Internal Server Error',
  exchangeRates: 'Failed to fetch exchange rates',
};
