import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import type { LanguageCode } from '@livery/contract/market/language';
import type { Result } from '@livery/contract/shared/result';
import { LRUCache } from 'lru-cache';
import {
  canonicalHost,
  EMPTY_POLICY_BOOK,
  type PolicyBook,
  type PolicySite,
  policiesFor,
} from '../domain/agency/policy-book.ts';
import { measuringCompanies } from '../domain/analytics/analytics-scripts.ts';
import { resolveLanguage } from '../domain/market/resolve-language.ts';
import { isAuthOptional } from '../domain/navigation/allows-anonymous-access.ts';
import type { RemotePages } from '../domain/remotes/routes.ts';
import type { PoliciesFile } from '../infrastructure/configuration/read-policies.ts';
import { STORED_KEYS } from '../infrastructure/storage/stored-keys.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { inlineImportMap, type PageConfiguration, pageWithConfiguration } from './page-configuration.ts';
import { remembered } from './remembered.ts';
import type { RequestCache } from './request-cache.ts';
import { type AllowedServices, type ConfiguredServices, securityHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

/** How a request asks for the agency: what its response may depend on. */
export interface AgencyQuestion {
  readonly language: LanguageCode;
  readonly authOptional: boolean;
}

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

/** Whose a site is, its page before it is rendered, its configuration, and the headers of both. */
export interface SitePage extends SharedPage {
  /** `null` for none, `undefined` where it was not known in time. */
  readonly agency: Agency | null | undefined;
  /** The deployment's rules for it. */
  readonly policies: AgencyPolicies;
  /** The same for the shell of the request, which so has them before it knows its agency. */
  readonly policyBook: PolicyBook;
  /** The API's responses for this request. */
  readonly cache: RequestCache;
}

/** Finds the agencies of sites. */
export interface Agencies {
  /** Requests the agency from the API, through the request's cache; never rejects, and ends by itself. */
  read(site: Site, question: AgencyQuestion, cache: RequestCache): Promise<Result<Agency | null, unknown>>;
  /** The agency as it is cached in another language than the question's; requests nothing. */
  cached(site: Site, question: AgencyQuestion, cache: RequestCache): Promise<Result<Agency | null, unknown>>;
}

interface Needs {
  /** The built index.html. */
  readonly html: string;
  /** Of the whole deployment, with every agency's policies. */
  readonly deployment: PageConfiguration;
  readonly agencies: Agencies;
  /** How long a request waits for its agency, in milliseconds; the call goes on for later requests. */
  readonly deadline: number;
  /** Opens the cache of one request. */
  readonly openCache: () => RequestCache;
  readonly readPolicies: (file: PoliciesFile) => PolicyBook;
  readonly configured?: ConfiguredServices | undefined;
  /** The pages of remotes beside the six; left out, the page reads them itself. */
  readonly remotePages?: (() => readonly RemotePages[]) | undefined;
}

interface Opening {
  /** Left out, the site has one of its own. */
  readonly deadline?: Deadline;
  /** Whether the API may be called; left out, it is. */
  readonly asks?: boolean;
  /** Whether the page names the pages of remotes; left out, it does. */
  readonly namesRemotes?: boolean;
}

/** Opens the site of a request: finds whose it is, which is requested once, and what its page is made of. */
export type OpenSite = (site: Site, how?: Opening) => Promise<SitePage>;

const AGENCY_CALL = '/api/agency';
/** The most cached pages: one for each agency with policies of its own; the others share one. */
const MAX_PAGES = 2000;
/** How much longer than its deadline a request waits for an agency that is cached in another language, in milliseconds. */
const MOMENT = 50;

/**
 * Opens sites, each with the policies of its own agency only.
 *
 * Where the agency can't be known in time, the first part of the host's name
 * is used as its subdomain, and its page has no analytics: see
 * docs/decisions/0013-configuration-per-host.md.
 */
export function createSitePages(needs: Needs): OpenSite {
  const { html, deployment, agencies, deadline: milliseconds, openCache, readPolicies, configured } = needs;
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

  const policiesOf = (names: PolicySite) => {
    const file = policiesOfSite(deployment.policies, names);
    const book = readPolicies(file);
    return { file, book, policies: policiesFor(book, names) };
  };
  /** The policies of a host whose agency isn't known. */
  const policiesByName = remembered((hostname) => policiesOf({ hostname, subdomain: hostname.replace(/\..*$/, '') }));

  async function findAgency(site: Site, cache: RequestCache, deadline: Deadline): Promise<Agency | null | undefined> {
    const question = agencyQuestion(site, policiesByName(site.hostname).policies);
    const read = agencies.read(site, question, cache);
    const isLate = !(await deadline.includes(read));
    const cached = isLate ? agencies.cached(site, question, cache) : read;
    if (isLate && !(await startDeadline(MOMENT).includes(cached))) return undefined;
    const agency = await cached;
    return agency.ok ? agency.value : undefined;
  }

  return async (site, { deadline = startDeadline(milliseconds), asks = true, namesRemotes = true } = {}) => {
    const { hostname } = site;
    const cache = openCache();
    const agency = asks ? await findAgency(site, cache, deadline) : undefined;
    const { file, book, policies } =
      agency === undefined ? policiesByName(hostname) : policiesOf({ hostname, subdomain: agency?.subdomain ?? '' });
    const remotes = namesRemotes && needs.remotePages ? { remotePages: needs.remotePages() } : {};
    const configuration = { ...deployment, policies: file, ...remotes };
    const allowed = {
      measuring: agency ? measuringCompanies(agency.analytics) !== null : false,
      chatWidgetUrl: policies.helpChat ? policies.chatWidgetUrl : '',
      ...configured,
    };
    const isAgencyKnown = agency !== undefined;
    const key = JSON.stringify([file, configuration.remotePages, allowed, isAgencyKnown]);
    const page = pages.get(key) ?? makePage(configuration, allowed, isAgencyKnown);
    pages.set(key, page);
    const everybody = { ...policies, hotelsFirstHosts: policies.hotelsFirst };
    const policyBook = isAgencyKnown ? { ...EMPTY_POLICY_BOOK, everybody } : book;
    return { ...page, agency, policies, policyBook, cache };
  };
}

/** The question that the shell of the same request asks, so that it is one call: in the visitor's language. */
function agencyQuestion({ url, cookies, preferredLanguages }: Site, { partner }: AgencyPolicies): AgencyQuestion {
  const { pathname: path, searchParams: query } = url;
  return {
    language: resolveLanguage({
      query: query.get('lng') ?? undefined,
      cookie: new Map(cookies).get(STORED_KEYS.language.name),
      partner,
      browser: preferredLanguages,
    }),
    authOptional: isAuthOptional(AGENCY_CALL, { path, query }),
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
