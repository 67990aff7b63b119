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
 * The page of a site before it is rendered, its configuration, and the headers of both: the same for all sites with the
 * same configuration, and made once for them.
 */
export interface SitePage {
  /** The built index.html with the site's configuration in it. */
  readonly html: string;
  readonly allowed: AllowedServices;
  /** Of the site: with its own policies only. */
  readonly configuration: PageConfiguration;
  readonly headers: ReadonlyMap<string, string>;
}

interface SitePagesDependencies {
  /** The built index.html. */
  readonly html: string;
  /** Of the whole deployment, with every agency's policies. */
  readonly deployment: PageConfiguration;
  readonly configured?: ConfiguredServices | undefined;
  /** The pages of custom remotes; by default, the page reads them itself. */
  readonly remotePages?: (() => readonly RemotePages[]) | undefined;
}

interface SiteData {
  /** `undefined` if it isn't known: its page has no analytics then. */
  readonly agency: Agency | null | undefined;
  /** The part of the policies file that is its own. */
  readonly file: PoliciesFile;
  readonly policies: AgencyPolicies;
  /** Whether the page names the pages of remotes. */
  readonly namesRemotes: boolean;
}

/** Makes the page of a site. */
export type SitePages = (site: SiteData) => SitePage;

/** The most cached pages: one for each agency with its own policies; the others share one. */
const MAX_PAGES = 2000;

export function createSitePages({ html, deployment, configured, remotePages }: SitePagesDependencies): SitePages {
  const inline = inlineScripts(html);
  const pages = new LRUCache<string, SitePage>({ max: MAX_PAGES });

  return ({ agency, file, policies, namesRemotes }) => {
    const named = namesRemotes && remotePages ? { remotePages: remotePages() } : {};
    const configuration = { ...deployment, policies: file, ...named };
    const allowed = {
      measuring: agency ? measuringCompanies(agency.analytics) !== null : false,
      chatWidgetUrl: policies.helpChat ? policies.chatWidgetUrl : '',
      ...configured,
    };
    const key = JSON.stringify([file, configuration.remotePages, allowed]);
    const known = pages.get(key);
    if (known !== undefined) return known;
    const headers = securityHeaders(configuration, allowed, inline);
    const page = { html: pageWithConfiguration(html, configuration), allowed, configuration, headers };
    pages.set(key, page);
    return page;
  };
}

/**
 * The part of the policies file that one host receives: the entries that may apply to it,
 * and nothing that names another agency, another agency's host among them.
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

/** Reduces the rules' list of hosts to this one. */
function withOnlyHost(rules: object, hostname: string): object {
  const hosts: unknown = new Map<string, unknown>(Object.entries(rules)).get('hotelsFirstHosts');
  if (!Array.isArray(hosts)) return rules;
  return { ...rules, hotelsFirstHosts: hosts.filter((host) => canonicalHost(String(host)) === hostname) };
}
