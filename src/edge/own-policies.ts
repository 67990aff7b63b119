import type { PolicySite } from '../domain/agency/held-rules.ts';
import { canonicalHost } from '../domain/agency/policy-book.ts';
import type { PoliciesFile } from './page-configuration.ts';

/**
 * What of the policies file one host is told: the entries that may hold for it,
 * and nothing that names another agency, another agency's host among them.
 *
 * @see heldRules, which lays these entries over each other in the page
 */
export function ownPolicies(file: PoliciesFile, { hostname, subdomain }: PolicySite): PoliciesFile {
  const names = ['default', hostname, subdomain].map(canonicalHost).filter((name) => name !== '');
  return Object.fromEntries(
    Object.entries(file)
      .filter(([entry]) => names.includes(canonicalHost(entry)))
      .map(([entry, rules]) => [entry, withOwnHostOnly(rules, canonicalHost(hostname))]),
  );
}

/** A list of hosts says of this one whether it is among them. */
function withOwnHostOnly(rules: object, hostname: string): object {
  const hosts: unknown = new Map<string, unknown>(Object.entries(rules)).get('hotelsFirstHosts');
  if (!Array.isArray(hosts)) return rules;
  return { ...rules, hotelsFirstHosts: hosts.filter((host) => canonicalHost(String(host)) === hostname) };
}
