import type { Agency } from '@livery/contract/agency/agency';
import { LRUCache } from 'lru-cache';
import { canonicalHost, type PolicyBook, type PolicySite, policiesFor } from '../domain/agency/policy-book.ts';
import { measuringCompanies } from '../domain/analytics/analytics-scripts.ts';
import type { RemotePages } from '../domain/remotes/routes.ts';
import type { PoliciesFile } from '../infrastructure/configuration/read-policies.ts';
import type { FindAgency, RequestScope } from './find-agency.ts';
import { inlineImportMap, type PageConfiguration, pageWithConfiguration } from './page-configuration.ts';
import { type AllowedServices, type ConfiguredServices, securityHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

/** What is the same for all sites with the same configuration, and is made once for them. */
interface SharedPage {
  /** The built index.html with the site's configuration in it. */
  readonly html: string;
  readonly allowed: AllowedServices;
  /** Of the site: with its own policies only. */
  readonly pageConfiguration: PageConfiguration;
  readonly headers: ReadonlyMap<string, string>;
  /** Whether the agency was known in time: else it may lack rules of its own. */
  readonly isAgencyKnown: boolean;
}

/** The page of one site before it is rendered, its configuration, and the headers of both. */
export interface SitePage extends SharedPage {
  /** `null` for none, `undefined` where it was not known in time. */
  readonly agency: Agency | null | undefined;
}

interface Needs {
  /** The built index.html. */
  readonly html: string;
  /** Of the whole deployment, with every agency's policies. */
  readonly deployment: PageConfiguration;
  readonly findAgency: FindAgency;
  readonly readPolicies: (file: PoliciesFile) => PolicyBook;
  readonly configured?: ConfiguredServices | undefined;
  /** The pages of remotes beside the six; left out, the page reads them itself. */
  readonly remotePages?: (() => readonly RemotePages[]) | undefined;
}

/** The most cached pages: one for each agency with policies of its own; the others share one. */
const MAX_PAGES = 2000;

/**
 * Makes each site's page, which holds the policies of its own agency only.
 *
 * Where the agency can't be known in time, the first part of the host's name
 * is used as its subdomain, and its page has no analytics: see
 * docs/decisions/0013-configuration-per-host.md.
 */
export function createSitePages({
  html,
  deployment,
  findAgency,
  readPolicies,
  configured,
  remotePages,
}: Needs): (site: Site, scope: RequestScope) => Promise<SitePage> {
  const importMap = inlineImportMap(html);
  const pages = new LRUCache<string, SharedPage>({ max: MAX_PAGES });

  function makePage(configuration: PageConfiguration, allowed: AllowedServices, isAgencyKnown: boolean): SharedPage {
    return {
      html: pageWithConfiguration(html, configuration),
      allowed,
      pageConfiguration: configuration,
      headers: securityHeaders(configuration, allowed, importMap),
      isAgencyKnown,
    };
  }

  return async (site, scope) => {
    const { hostname } = site;
    const agency = await findAgency(site, scope);
    const subdomain = agency === undefined ? hostname.replace(/\..*$/, '') : (agency?.subdomain ?? '');
    const policies = policiesOfSite(deployment.policies, { hostname, subdomain });
    const configuration = { ...deployment, policies, ...(remotePages && { remotePages: remotePages() }) };
    const { helpChat, chatWidgetUrl } = policiesFor(readPolicies(configuration.policies), { hostname, subdomain });
    const allowed = {
      measuring: agency ? measuringCompanies(agency.analytics) !== null : false,
      chatWidgetUrl: helpChat ? chatWidgetUrl : '',
      ...configured,
    };
    const isAgencyKnown = agency !== undefined;
    const key = JSON.stringify([policies, configuration.remotePages, allowed, isAgencyKnown]);
    const page = pages.get(key) ?? makePage(configuration, allowed, isAgencyKnown);
    pages.set(key, page);
    return { ...page, agency };
  };
}

/**
 * The part of the policies file that one host receives: the entries that may apply to it,
 * and nothing that names another agency, another agency's host among them.
 *
 * @see policyRulesFor, which merges these entries in the page
 */
export function policiesOfSite(file: PoliciesFile, { hostname, subdomain }: PolicySite): PoliciesFile {
  const names = ['default', hostname, subdomain].map(canonicalHost).filter((name) => name !== '');
  return Object.fromEntries(
    Object.entries(file)
      .filter(([entry]) => names.includes(canonicalHost(entry)))
      .map(([entry, rules]) => [entry, withOnlyHost(rules, canonicalHost(hostname))]),
  );
}

/** Reduces the rules' list of hosts to this one. */
function withOnlyHost(rules: object, hostname: string): object {
  const hosts: unknown = new Map<string, unknown>(Object.entries(rules)).get('hotelsFirstHosts');
  if (!Array.isArray(hosts)) return rules;
  return { ...rules, hotelsFirstHosts: hosts.filter((host) => canonicalHost(String(host)) === hostname) };
}
