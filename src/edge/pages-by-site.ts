import type { PolicySite } from '../domain/agency/held-rules.ts';
import { policiesFor } from '../domain/agency/policies-for.ts';
import { canonicalHost, type PolicyBook } from '../domain/agency/policy-book.ts';
import { measuringCompanies } from '../domain/analytics/measuring-companies.ts';
import { boundedMap } from './bounded-map.ts';
import { inlineImportMap } from './inline-import-map.ts';
import type { PageConfiguration, PoliciesFile } from './page-configuration.ts';
import { pageWithConfiguration } from './page-with-configuration.ts';
import type { AgencyOfSite } from './remember-agencies.ts';
import { type OpenTo, securityHeaders } from './security-headers.ts';
import { type SentText, sentText } from './sent-text.ts';
import type { Site } from './site.ts';

/** What one site is told: its page, the same as a file, and the headers of both. */
export interface PageOfSite {
  readonly page: SentText;
  readonly configuration: SentText;
  readonly headers: ReadonlyMap<string, string>;
}

interface Needs {
  /** The built index.html. */
  readonly html: string;
  /** Of the whole deployment, with every agency's policies. */
  readonly deployment: PageConfiguration;
  readonly agencyOf: AgencyOfSite;
  readonly readPolicies: (file: PoliciesFile) => PolicyBook;
}

/** As many pages are kept as there are agencies with rules of their own; the others share one. */
const MOST_PAGES = 2000;

/**
 * Makes each site's page, which holds the policies of its own agency only.
 *
 * Where the agency can't be known in time, the first part of the host's name
 * stands for its subdomain, and its page measures nothing: see
 * docs/decisions/0013-each-host-is-told-its-own.md.
 */
export function pagesBySite({ html, deployment, agencyOf, readPolicies }: Needs): (site: Site) => Promise<PageOfSite> {
  const importMap = inlineImportMap(html);
  const pages = boundedMap<PageOfSite>(MOST_PAGES);

  function makePage(configuration: PageConfiguration, openTo: OpenTo): PageOfSite {
    const headers = securityHeaders(configuration, openTo, importMap);
    const written = [...headers.values()].join('\n');
    return {
      page: sentText(pageWithConfiguration(html, configuration), 'text/html; charset=UTF-8', written),
      configuration: sentText(JSON.stringify(configuration), 'application/json', written),
      headers,
    };
  }

  return async (site) => {
    const { hostname } = site;
    const agency = await agencyOf(site);
    const subdomain = agency === undefined ? hostname.replace(/\..*$/, '') : (agency?.subdomain ?? '');
    const configuration = { ...deployment, policies: ownPolicies(deployment.policies, { hostname, subdomain }) };
    const { helpChat, chatWidgetUrl } = policiesFor(readPolicies(configuration.policies), { hostname, subdomain });
    const openTo = {
      measuring: agency ? measuringCompanies(agency.analytics) !== null : false,
      chatWidgetUrl: helpChat ? chatWidgetUrl : '',
    };
    const key = JSON.stringify([configuration.policies, openTo]);
    const made = pages.get(key) ?? makePage(configuration, openTo);
    pages.set(key, made);
    return made;
  };
}

/**
 * What of the policies file one host is told: the entries that may hold for it,
 * and nothing that names another agency, another agency's host among them.
 *
 * @see heldRules, which lays these entries over each other in the page
 */
export function ownPolicies(file: PoliciesFile, { hostname, subdomain }: PolicySite): PoliciesFile {
  const names = ['default', hostname, subdomain].map(canonicalHost).filter((name) => name !== '');
  return Object.fromEntries(
    Object.entries(file)
      .filter(([entry]) => names.includes(canonicalHost(entry)))
      .map(([entry, rules]) => [entry, withOwnHostOnly(rules, canonicalHost(hostname))]),
  );
}

/** A list of hosts says of this one whether it is among them. */
function withOwnHostOnly(rules: object, hostname: string): object {
  const hosts: unknown = new Map<string, unknown>(Object.entries(rules)).get('hotelsFirstHosts');
  if (!Array.isArray(hosts)) return rules;
  return { ...rules, hotelsFirstHosts: hosts.filter((host) => canonicalHost(String(host)) === hostname) };
}
