/** A place that an agency recommends, in a list. Texts and addresses come from the agency, untrusted. */
export interface Destination {
  readonly slug: string;
  /** The language of its texts if the platform names it. */
  readonly language: string;
  readonly name: string;
  readonly summary: string;
  readonly image: string;
  /** ISO 3166-1 alpha-2, or the empty text. */
  readonly country: string;
  /** Per night, in US dollars; `null` if it is missing. */
  readonly priceFrom: number | null;
  /** 1 to 12, in order. */
  readonly bestMonths: readonly number[];
}

export interface DestinationDetails extends Destination {
  /** HTML. */
  readonly content: string;
  readonly images: readonly string[];
  readonly highlights: readonly Highlight[];
  /** The query of the home page that searches for deals there; the empty text if it is missing. */
  readonly dealsQuery: string;
  /** ISO 4217, or the empty text. */
  readonly currency: string;
  /** BCP 47. */
  readonly spokenLanguages: readonly string[];
  /** IANA, or the empty text. */
  readonly timeZone: string;
  /** Mean highs of the twelve months in degrees Celsius; none if some are missing. */
  readonly temperatures: readonly number[];
}

export interface Highlight {
  readonly title: string;
  readonly text: string;
  readonly image: string;
}
