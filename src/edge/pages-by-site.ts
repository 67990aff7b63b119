import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import { LRUCache } from 'lru-cache';
import { canonicalHost, type PolicySite } from '../domain/agency/policy-book.ts';
import { measuringCompanies } from '../domain/analytics/analytics-scripts.ts';
import type { RemotePages } from '../domain/remotes/routes.ts';
import type { PoliciesFile } from '../infrastructure/configuration/parse-policies.ts';
import { inlineScripts, type PageConfiguration, pageWithConfiguration } from './page-configuration.ts';
import { type AllowedServices, type ConfiguredServices, securityHeaders } from './security-headers.ts';

/**
 * The page of a site before it is rendered, its configuration, and the headers of both: made once for all sites with
 * the same configuration.
 */
export interface SitePage {
  /** The built index.html with the site's configuration in it. */
  readonly html: string;
  readonly allowed: AllowedServices;
  /** The site's configuration, with its policies only. */
  readonly configuration: PageConfiguration;
  readonly headers: ReadonlyMap<string, string>;
}

interface SitePagesDependencies {
  /** The built index.html. */
  readonly html: string;
  /** The whole deployment's configuration, with every agency's policies. */
  readonly deployment: PageConfiguration;
  readonly configured?: ConfiguredServices | undefined;
  /** The pages of custom remotes; by default, the page reads them itself. */
  readonly remotePages?: (() => readonly RemotePages[]) | undefined;
}

interface SiteData {
  /** `undefined` if it isn't known; the page then has no analytics. */
  readonly agency: Agency | null | undefined;
  /** The part of the policies file for this site. */
  readonly file: PoliciesFile;
  readonly policies: AgencyPolicies;
  /** Whether the page names the pages of remotes. */
  readonly namesRemotes: boolean;
}

/** Makes the page of a site. */
export type SitePages = (site: SiteData) => SitePage;

/** The most cached pages: one for each agency with policies; all others share one. */
const MAX_PAGES = 2000;

export function createSitePages({ html, deployment, configured, remotePages }: SitePagesDependencies): SitePages {
  const inline = inlineScripts(html);
  const pages = new LRUCache<string, SitePage>({ max: MAX_PAGES });

  return ({ agency, file, policies, namesRemotes }) => {
    const pagesOption = namesRemotes && remotePages ? { remotePages: remotePages() } : {};
    const configuration = { ...deployment, policies: file, ...pagesOption };
    const allowed = {
      measuring: agency ? measuringCompanies(agency.analytics) !== null : false,
      chatWidgetUrl: policies.helpChat ? policies.chatWidgetUrl : '',
      ...configured,
    };
    const key = JSON.stringify([file, configuration.remotePages, allowed]);
    const knownPage = pages.get(key);
    if (knownPage !== undefined) return knownPage;
    const headers = securityHeaders(configuration, allowed, inline);
    const page = { html: pageWithConfiguration(html, configuration), allowed, configuration, headers };
    pages.set(key, page);
    return page;
  };
}

/**
 * The part of the policies file for one host: the entries that may apply to it, and no names or hosts of other
 * agencies.
 *
 * @see policyRulesFor, which merges these entries in the page
 */
export function sitePolicies(file: PoliciesFile, { hostname, subdomain }: PolicySite): PoliciesFile {
  const names = ['default', hostname, subdomain].map(canonicalHost).filter((name) => name !== '');
  return Object.fromEntries(
    Object.entries(file)
      .filter(([entry]) => names.includes(canonicalHost(entry)))
      .map(([entry, rules]) => [entry, withOnlyHost(rules, canonicalHost(hostname))]),
  );
}

/** Reduces the list of hosts in a rule to this one. */
function withOnlyHost(rules: object, hostname: string): object {
  const hosts: unknown = new Map<string, unknown>(Object.entries(rules)).get('hotelsFirstHosts');
  if (!Array.isArray(hosts)) return rules;
  return { ...rules, hotelsFirstHosts: hosts.filter((host) => canonicalHost(String(host)) === hostname) };
}
