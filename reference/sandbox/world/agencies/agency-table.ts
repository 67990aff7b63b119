import agencies from './agencies.json' with { type: 'json' };

/**
 * An agency in the form of the API: with the field names of rules §3, including misspellings.
 *
 * Values are `unknown` on purpose: some of the demo agencies have values that no schema would allow.
 *
 * @see rules §3
 */
export type AgencyRecord = Readonly<Record<string, unknown>>;

/** The style of an agency's pictures; not part of any response. */
export interface Brand {
  readonly wordmark: string;
  readonly letters: string;
  readonly emblem: string;
  /** The emblem's colour on the agency's own, as `#rrggbb`. */
  readonly glyph: string;
  /** The subject and the light of its large picture. */
  readonly hero: string;
  readonly light: string;
}

export interface AgencyEntry {
  /** The purpose of this agency, in one line. */
  readonly reason: string;
  /** Host names in addition to those with its subdomain. */
  readonly hosts?: readonly string[];
  readonly brand: Brand;
  /** Texts may contain `{origin}`, a placeholder for the origin of the pictures. */
  readonly agency: AgencyRecord;
}

/** Every demo agency by its subdomain, in the order of the data. */
export const AGENCY_TABLE: ReadonlyMap<string, AgencyEntry> = new Map<string, AgencyEntry>(Object.entries(agencies));

export interface DemoAgency {
  /** Without a port, such as `aurora.localhost`. */
  readonly host: string;
  readonly name: string;
  /** Its purpose in one line. */
  readonly reason: string;
}

/** The demo agencies, for printing. */
export function demoAgencies(): DemoAgency[] {
  return [...AGENCY_TABLE].map(([subdomain, { brand, reason }]) => ({
    host: `${subdomain}.localhost`,
    name: brand.wordmark,
    reason,
  }));
}
