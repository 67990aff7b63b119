import { type AgencyPolicies, NO_POLICIES } from '@livery/contract/agency/policies';

/** One entry of the policies file: a part of an agency's rules. */
export type PolicyEntry = Partial<Omit<AgencyPolicies, 'hotelsFirst'>> & {
  /** `true` for the entry's host or agency, or the hosts that it applies to; `false` removes it again. */
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

/**
 * The name of a host or a subdomain in the form for comparisons: in lower case, without surrounding blanks or a dot at
 * its end.
 */
export function canonicalHost(name: string): string {
  return name.trim().toLowerCase().replace(/\.$/, '');
}

/** An entry of the policies file that applies to a site. */
interface PolicyRule {
  /** The kind of name the entry has in the file. */
  readonly by: 'everybody' | 'subdomain' | 'hostname';
  /** The entry's name as in the file. */
  readonly entry: string;
  readonly settings: PolicyEntry;
}

/** The names of a site that the policies file may use. */
export interface PolicySite {
  readonly hostname: string;
  readonly subdomain: string;
}

/**
 * The entries that apply to a site, each overriding the ones before: the one for everybody, for its subdomain, and for
 * its host name. If several have the same name, the first one applies.
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
  const foundEntry = [...entries].find(([entry]) => name !== '' && canonicalHost(entry) === name);
  return foundEntry === undefined ? [] : [{ by, entry: foundEntry[0], settings: foundEntry[1] }];
}

/**
 * The rules of one agency's site: those for everybody, overridden by those for its subdomain, then by those for its
 * host name. Letter case and a dot at the end don't matter in host names.
 * @rule 2.24, 6.8, 7.12
 */
export function policiesFor(book: PolicyBook, site: PolicySite): AgencyPolicies {
  const rules = policyRulesFor(book, site).reduce<PolicyEntry>(
    (policyRuleBefore, { settings }) => ({ ...policyRuleBefore, ...settings }),
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
