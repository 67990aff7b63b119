import type { AgencyRecord } from './agency-table.ts';
import { AGENCY_TABLE } from './agency-table.ts';
import { languageOfAgency } from './content-language.ts';
import { subdomainOfHost } from './subdomain-of-host.ts';

/**
 * The agency that a host name belongs to, in its wire form, or null when it is nobody's.
 *
 * @param hostname without a port; upper case and a trailing dot make no difference
 * @param origin where the pictures are served, as `http://host:port`; without it their addresses are paths
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
