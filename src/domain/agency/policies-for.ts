import { type AgencyPolicies, NO_POLICIES } from './policies.ts';
import type { PolicyBook, PolicyEntry } from './policy-book.ts';

/**
 * The rules of one agency's site: those for everybody, then those of its
 * subdomain, then those of its host name; the later word counts. Letter case
 * does not matter in names of hosts, nor does a dot at their end.
 *
 * @see readings 25
 */
export function policiesFor(book: PolicyBook, site: { hostname: string; subdomain: string }): AgencyPolicies {
  const hostname = canonical(site.hostname);
  const rules: PolicyEntry = {
    ...book.everybody,
    ...entryOf(book, canonical(site.subdomain)),
    ...entryOf(book, hostname),
  };
  return {
    platformOwner: rules.platformOwner === true,
    partner: rules.partner === true,
    helpChat: rules.helpChat === true,
    hotelsFirst: isHotelsFirst(rules.hotelsFirstHosts, hostname),
    englishFormatting: rules.englishFormatting === true,
    dealLocation: rules.dealLocation ?? NO_POLICIES.dealLocation,
    academyUrl: rules.academyUrl ?? NO_POLICIES.academyUrl,
    chatWidgetUrl: rules.chatWidgetUrl ?? NO_POLICIES.chatWidgetUrl,
  };
}

function entryOf({ entries }: PolicyBook, name: string): PolicyEntry | undefined {
  for (const [key, entry] of entries) {
    if (name !== '' && canonical(key) === name) return entry;
  }
  return undefined;
}

function isHotelsFirst(hosts: PolicyEntry['hotelsFirstHosts'], hostname: string): boolean {
  if (typeof hosts !== 'object') return hosts === true;
  return hosts.some((host) => canonical(host) === hostname);
}

function canonical(name: string): string {
  return name.trim().toLowerCase().replace(/\.$/, '');
}
