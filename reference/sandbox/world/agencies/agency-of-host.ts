import { languageOfAgency } from '../content/agency-content.ts';
import { AGENCY_TABLE, type AgencyRecord } from './agency-table.ts';

/** The agency that a host without a subdomain shows. */
const DEFAULT_SUBDOMAIN = 'aurora';

const BARE_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Suffixes after a subdomain. The longer one exists because browsers don't store cookies for `localhost` itself. */
const HOST_SUFFIXES: readonly string[] = ['.livery.localhost', '.localhost'];

/** Agencies' own hosts, with the subdomains. */
const OWN_HOST_SUBDOMAINS: ReadonlyMap<string, string> = new Map(
  [...AGENCY_TABLE].flatMap(([subdomain, { hosts = [] }]) => hosts.map((host) => [host, subdomain] as const)),
);

/**
 * The subdomain of a host name's agency, or null for an unknown host.
 *
 * @param hostname without a port; upper case and a trailing dot make no difference
 */
export function subdomainOfHost(hostname: string): string | null {
  const subdomain = namedSubdomain(hostname.toLowerCase().replace(/\.$/, ''));
  return subdomain !== null && AGENCY_TABLE.has(subdomain) ? subdomain : null;
}

function namedSubdomain(host: string): string | null {
  if (BARE_HOSTS.has(host)) return DEFAULT_SUBDOMAIN;
  const ownHostSubdomain = OWN_HOST_SUBDOMAINS.get(host);
  if (ownHostSubdomain !== undefined) return ownHostSubdomain;
  const suffix = HOST_SUFFIXES.find((end) => host.endsWith(end));
  return suffix === undefined ? null : host.slice(0, -suffix.length);
}

/**
 * The agency of a host name, in the form of the API, or null for an unknown host.
 *
 * @param hostname without a port; upper case and a trailing dot make no difference
 * @param origin of the pictures' addresses, `http://host:port`; without it their addresses are paths
 * @see rules §3
 */
export function agencyOfHost(hostname: string, origin = ''): AgencyRecord | null {
  const subdomain = subdomainOfHost(hostname);
  const entry = subdomain === null ? undefined : AGENCY_TABLE.get(subdomain);
  return entry === undefined || subdomain === null
    ? null
    : withOrigin({ ...entry.agency, language: languageOfAgency(subdomain) }, origin);
}

function withOrigin(agency: AgencyRecord, origin: string): AgencyRecord {
  const fields = Object.entries(agency).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.replace('{origin}', origin) : value,
  ]);
  return Object.fromEntries(fields);
}
