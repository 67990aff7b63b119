import { figure, record } from '../wire/tolerant.ts';

/** The figures of a deal, named the same on the wire and inside. */
export const wireDealRates = record({
  discountPercentage: figure,
  publishedRate: figure,
  totalRate: figure,
  baseRate: figure,
  taxAndFee: figure,
});
