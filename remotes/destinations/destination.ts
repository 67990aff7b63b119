/** A place that an agency recommends, as a list tells of it. Texts and addresses are the agency's own, untrusted. */
export interface Destination {
  readonly slug: string;
  /** Of its texts, where the platform tells. */
  readonly language: string;
  readonly name: string;
  readonly summary: string;
  readonly image: string;
  /** ISO 3166-1 alpha-2, or the empty text. */
  readonly country: string;
  /** A night, in US dollars; `null` where it isn't given. */
  readonly priceFrom: number | null;
  /** 1 to 12, in order. */
  readonly bestMonths: readonly number[];
}

export interface WholeDestination extends Destination {
  /** HTML. */
  readonly content: string;
  readonly images: readonly string[];
  readonly highlights: readonly Highlight[];
  /** Where deals are looked for, as a query of the home page; the empty text where it isn't given. */
  readonly dealsQuery: string;
  /** ISO 4217, or the empty text. */
  readonly currency: string;
  /** BCP 47. */
  readonly spoken: readonly string[];
  /** IANA, or the empty text. */
  readonly timeZone: string;
  /** Mean highs of the twelve months in degrees Celsius; none where they aren't all given. */
  readonly temperatures: readonly number[];
}

export interface Highlight {
  readonly title: string;
  readonly text: string;
  readonly image: string;
}
