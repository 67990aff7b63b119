import { AGENCY_TABLE } from './agencies/agency-table.ts';

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
