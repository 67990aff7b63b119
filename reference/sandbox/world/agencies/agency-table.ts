import agencies from './agencies.json' with { type: 'json' };

/**
 * An agency as the wire carries it: the field names of rules §3, misspellings included.
 *
 * Values are `unknown` on purpose: some of the demo agencies write what no schema would allow.
 *
 * @see rules §3
 */
export type AgencyRecord = Readonly<Record<string, unknown>>;

/** How an agency's pictures look; not part of any response. */
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
  /** One line: what this agency is there to show. */
  readonly reason: string;
  /** Host names of its own, beside those that its subdomain gives. */
  readonly hosts?: readonly string[];
  readonly brand: Brand;
  /** Texts may hold `{origin}`, a placeholder for where the pictures are served. */
  readonly agency: AgencyRecord;
}

/** Every demo agency by its subdomain, in the order of the data. */
export const AGENCY_TABLE: ReadonlyMap<string, AgencyEntry> = new Map<string, AgencyEntry>(Object.entries(agencies));

export interface DemoAgency {
  /** Without a port, such as `aurora.localhost`. */
  readonly host: string;
  readonly name: string;
  /** One line: what it is there to show. */
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
