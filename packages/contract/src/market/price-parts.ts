/** What a price is made of: every amount is in one currency. */
export interface PriceParts {
  /** The price before the discount. */
  readonly published: number | null;
  readonly total: number;
  /** The wholesale price: what the agency pays. */
  readonly base: number | null;
  readonly taxesAndFees: number | null;
  /** What the agency adds, in percent of the base. */
  readonly markupPercentage: number | null;
  /** 0 to 100. */
  readonly discountPercentage: number | null;
}
