import { heldRules, type PolicySite } from './held-rules.ts';
import { type AgencyPolicies, NO_POLICIES } from './policies.ts';
import { canonicalHost, type PolicyBook, type PolicyEntry } from './policy-book.ts';

/**
 * The rules of one agency's site: those for everybody, then those of its
 * subdomain, then those of its host name; the later word counts. Letter case
 * does not matter in names of hosts, nor does a dot at their end (rules 6.8).
 */
export function policiesFor(book: PolicyBook, site: PolicySite): AgencyPolicies {
  const rules = heldRules(book, site).reduce<PolicyEntry>((before, { settings }) => ({ ...before, ...settings }), {});
  return {
    platformOwner: rules.platformOwner === true,
    partner: rules.partner === true,
    helpChat: rules.helpChat === true,
    hotelsFirst: isHotelsFirst(rules.hotelsFirstHosts, site.hostname),
    englishFormatting: rules.englishFormatting === true,
    dealLocation: rules.dealLocation ?? NO_POLICIES.dealLocation,
    academyUrl: rules.academyUrl ?? NO_POLICIES.academyUrl,
    chatWidgetUrl: rules.chatWidgetUrl ?? NO_POLICIES.chatWidgetUrl,
  };
}

function isHotelsFirst(hosts: PolicyEntry['hotelsFirstHosts'], hostname: string): boolean {
  if (typeof hosts !== 'object') return hosts === true;
  return hosts.some((host) => canonicalHost(host) === canonicalHost(hostname));
}
