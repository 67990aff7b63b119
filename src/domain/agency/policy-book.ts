import type { AgencyPolicies } from './policies.ts';

/** Part of an agency's rules, as one entry of the policies file states them. */
export type PolicyEntry = Partial<Omit<AgencyPolicies, 'hotelsFirst'>> & {
  /** `true` for the entry's own host or agency, or the hosts that it is meant for; `false` takes it back. */
  readonly hotelsFirstHosts?: boolean | readonly string[];
};

/**
 * The deployment's policies file: rules for everybody, and for agencies named
 * by subdomain or host name (rules 6.8).
 */
export interface PolicyBook {
  readonly everybody: PolicyEntry;
  readonly entries: ReadonlyMap<string, PolicyEntry>;
}

export const EMPTY_POLICY_BOOK: PolicyBook = { everybody: {}, entries: new Map() };

/** The name of a host or a subdomain, as it is compared: in small letters, without blanks around or a dot at its end. */
export function canonicalHost(name: string): string {
  return name.trim().toLowerCase().replace(/\.$/, '');
}
