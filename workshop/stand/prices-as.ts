/** How prices are told: in US dollars, unless said otherwise. */
export interface PricesAs {
  /** Prices are converted into it. */
  readonly currency?: string;
  /** Exchange rates are still on their way. */
  readonly pending?: boolean;
}
