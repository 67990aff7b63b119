import { type AgencyPolicies, NO_POLICIES } from '@livery/contract/agency/policies';

/** Part of an agency's rules, as one entry of the policies file states them. */
export type PolicyEntry = Partial<Omit<AgencyPolicies, 'hotelsFirst'>> & {
  /** `true` for the entry's own host or agency, or the hosts that it is meant for; `false` takes it back. */
  readonly hotelsFirstHosts?: boolean | readonly string[];
};

/**
 * The deployment's policies file: rules for everybody, and for agencies named
 * by subdomain or host name.
 * @rule 6.8
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

/** An entry of the policies file that applies to a site. */
interface PolicyRule {
  /** Which of the site's names it is written under. */
  readonly by: 'everybody' | 'subdomain' | 'hostname';
  /** Its name as the file has it. */
  readonly entry: string;
  readonly settings: PolicyEntry;
}

/** What of a site the policies file may name. */
export interface PolicySite {
  readonly hostname: string;
  readonly subdomain: string;
}

/**
 * The entries that apply to a site, each overriding the ones before: that for
 * everybody, then that of its subdomain, then that of its host name. Of several
 * under one name the first applies.
 * @rule 6.8
 */
export function policyRulesFor(book: PolicyBook, { hostname, subdomain }: PolicySite): readonly PolicyRule[] {
  const isSameName = canonicalHost(hostname) === canonicalHost(subdomain);
  return [
    { by: 'everybody', entry: 'default', settings: book.everybody },
    ...rulesUnderName(book, 'subdomain', subdomain),
    ...(isSameName ? [] : rulesUnderName(book, 'hostname', hostname)),
  ];
}

function rulesUnderName({ entries }: PolicyBook, by: PolicyRule['by'], written: string): readonly PolicyRule[] {
  const name = canonicalHost(written);
  const found = [...entries].find(([entry]) => name !== '' && canonicalHost(entry) === name);
  return found === undefined ? [] : [{ by, entry: found[0], settings: found[1] }];
}

/**
 * The rules of one agency's site: those for everybody, then those of its
 * subdomain, then those of its host name; the later word counts. Letter case
 * does not matter in names of hosts, nor does a dot at their end.
 * @rule 2.24, 6.8, 7.12
 */
export function policiesFor(book: PolicyBook, site: PolicySite): AgencyPolicies {
  const rules = policyRulesFor(book, site).reduce<PolicyEntry>(
    (before, { settings }) => ({ ...before, ...settings }),
    {},
  );
  return {
    platformOwner: rules.platformOwner === true,
    partner: rules.partner === true,
    helpChat: rules.helpChat === true,
    hotelsFirst: isHotelsFirst(rules.hotelsFirstHosts, site.hostname),
    englishFormatting: rules.englishFormatting === true,
    dealLocation: rules.dealLocation ?? NO_POLICIES.dealLocation,
    currency: rules.currency ?? NO_POLICIES.currency,
    currencyCountry: rules.currencyCountry ?? NO_POLICIES.currencyCountry,
    academyUrl: rules.academyUrl ?? NO_POLICIES.academyUrl,
    chatWidgetUrl: rules.chatWidgetUrl ?? NO_POLICIES.chatWidgetUrl,
  };
}

function isHotelsFirst(hosts: PolicyEntry['hotelsFirstHosts'], hostname: string): boolean {
  if (typeof hosts !== 'object') return hosts === true;
  return hosts.some((host) => canonicalHost(host) === canonicalHost(hostname));
}
