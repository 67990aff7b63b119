/** A price as text, such as `€10.00`, and whether it was converted from another currency. */
interface PriceText {
  readonly text: string;
  readonly converted: boolean;
}

/** The text of a price, `≈` and a no-break space before a converted one (rules 7.13). */
export function priceText({ text, converted }: PriceText): string {
  return converted ? `≈\u00a0${text}` : text;
}
