import { agencyOfHost, subdomainOfHost } from '../../world/agencies/agency-of-host.ts';
import type { AgencyRecord } from '../../world/agencies/agency-table.ts';
import { agencyWithSettings } from '../../world/office/agency-with-settings.ts';
import type { ReferenceStores } from '../sandbox-world.ts';

/**
 * The agency of a host with its saved settings and subscription, in the form of the API; `null` for an unknown host.
 */
export function siteAgency(
  hostname: string,
  origin: string,
  { settings, subscriptions }: Pick<ReferenceStores, 'settings' | 'subscriptions'>,
): AgencyRecord | null {
  const [subdomain, agency] = [subdomainOfHost(hostname), agencyOfHost(hostname, origin)];
  if (subdomain === null || agency === null) return null;
  const set = agencyWithSettings(subdomain, agency, (page) => settings.read(subdomain, page), origin);
  return subscriptions.find(subdomain) === undefined ? set : { ...set, isSubscribed: true };
}
