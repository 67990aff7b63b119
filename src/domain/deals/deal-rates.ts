/**
 * The figures of a deal, in US dollars for the whole stay, rental or visit
 * (rules 5.3). A figure that the back end left out or got wrong is `null`
 * (rules §3, deals).
 */
export interface DealRates {
  /** Percent off the published rate, 0 to 100. */
  readonly discountPercentage: number | null;
  readonly publishedRate: number | null;
  readonly totalRate: number | null;
  readonly baseRate: number | null;
  readonly taxAndFee: number | null;
}
