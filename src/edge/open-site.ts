import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import type { LanguageCode } from '@livery/contract/market/language';
import type { Result } from '@livery/contract/shared/result';
import type { LoadedResponse, ResponseCache } from '../application/shared/response-cache.port.ts';
import { EMPTY_POLICY_BOOK, type PolicyBook, type PolicySite, policiesFor } from '../domain/agency/policy-book.ts';
import { resolveLanguage } from '../domain/market/resolve-language.ts';
import { isAuthOptional } from '../domain/navigation/allows-anonymous-access.ts';
import type { PoliciesFile } from '../infrastructure/configuration/parse-policies.ts';
import { STORED_KEYS } from '../infrastructure/storage/stored-keys.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { memoizeTexts } from './memoize-texts.ts';
import { type SitePage, type SitePages, sitePolicies } from './pages-by-site.ts';
import type { Site } from './site.ts';

/** The API's responses for one request. */
export interface RequestCache extends Pick<ResponseCache, 'read'> {
  /** Whether the API forbids sharing one of the responses so far; pages made from them can't be shared either. */
  isPrivate(): boolean;
}

/** The site of a request, with its agency and the inputs of its page. */
export interface OpenedSite extends Site {
  /** The visitor's language as far as it is known without the agency. */
  readonly knownLanguage: LanguageCode;
  /** `null` if there is none; `undefined` if it wasn't known in time. */
  readonly agency: Agency | null | undefined;
  /** The deployment's rules for the agency. */
  readonly policies: AgencyPolicies;
  /** The same as a policy book, for the shell of the request, which needs the rules before it knows its agency. */
  readonly policyBook: PolicyBook;
  readonly page: SitePage;
  /** The API's responses for this request. */
  readonly cache: RequestCache;
}

/** The parts of a request that the agency's response may depend on. */
interface AgencyQuestion {
  readonly language: LanguageCode;
  readonly authOptional: boolean;
}

type AskForAgency = (
  site: Site,
  question: AgencyQuestion,
  cache: RequestCache,
) => Promise<Result<Agency | null, unknown>>;

/** Finds the agencies of sites. */
export interface AgencyFinder {
  /** Requests the agency from the API, through the request's cache; never rejects, and always ends. */
  readonly read: AskForAgency;
  /** The agency if it is cached in another language than the question's; requests nothing. */
  readonly cached: AskForAgency;
}

interface OpenSiteDependencies {
  readonly agencies: AgencyFinder;
  /** How long a request waits for its agency, in milliseconds; the call goes on for later requests. */
  readonly deadline: number;
  /** The cache of the API's responses. */
  readonly cache: Pick<ResponseCache, 'read'>;
  /** The policies file of the whole deployment, with every agency's policies. */
  readonly policies: PoliciesFile;
  readonly readPolicies: (file: PoliciesFile) => PolicyBook;
  readonly pageOf: SitePages;
}

interface OpenSiteOptions {
  /** By default, the site's deadline. */
  readonly deadline?: Deadline;
  /** Whether the API may be called; by default, it is. */
  readonly asks?: boolean;
  /** Whether the page names the pages of remotes; by default, it does. */
  readonly namesRemotes?: boolean;
}

/** Opens the site of a request; its agency is requested once. */
export type OpenSite = (site: Site, how?: OpenSiteOptions) => Promise<OpenedSite>;

const AGENCY_CALL = '/api/agency';
/**
 * How much longer than its deadline a request waits for an agency that is cached in another language, in milliseconds.
 */
const CACHED_AGENCY_GRACE_MS = 50;

/**
 * Opens sites, each only with its agency's policies. If the agency isn't known in time, the first label of the host's
 * name is used as its subdomain.
 *
 * @see docs/decisions/0013-configuration-per-host.md, docs/decisions/0047-one-site-for-a-request.md
 */
export function siteOpener({ agencies, readPolicies, pageOf, ...dependencies }: OpenSiteDependencies): OpenSite {
  const policiesOf = (names: PolicySite) => {
    const file = sitePolicies(dependencies.policies, names);
    const book = readPolicies(file);
    return { file, book, policies: policiesFor(book, names) };
  };
  /** The policies of a host whose agency isn't known. */
  const policiesByName = memoizeTexts((hostname) => policiesOf({ hostname, subdomain: hostname.replace(/\..*$/, '') }));

  async function findAgency(
    site: Site,
    question: AgencyQuestion,
    cache: RequestCache,
    deadline: Deadline,
  ): Promise<Agency | null | undefined> {
    const resultPromise = agencies.read(site, question, cache);
    const isLate = !(await deadline.includes(resultPromise));
    const found = isLate ? agencies.cached(site, question, cache) : resultPromise;
    if (isLate && !(await startDeadline(CACHED_AGENCY_GRACE_MS).includes(found))) return undefined;
    const agency = await found;
    return agency.ok ? agency.value : undefined;
  }

  return async (site, { deadline = startDeadline(dependencies.deadline), asks = true, namesRemotes = true } = {}) => {
    const { hostname } = site;
    const cache = requestCache(dependencies.cache);
    const question = agencyQuestion(site, policiesByName(hostname).policies);
    const agency = asks ? await findAgency(site, question, cache, deadline) : undefined;
    const { file, book, policies } =
      agency === undefined ? policiesByName(hostname) : policiesOf({ hostname, subdomain: agency?.subdomain ?? '' });
    const everybody = { ...policies, hotelsFirstHosts: policies.hotelsFirst };
    return {
      ...site,
      knownLanguage: question.language,
      agency,
      policies,
      policyBook: agency === undefined ? book : { ...EMPTY_POLICY_BOOK, everybody },
      page: pageOf({ agency, file, policies, namesRemotes }),
      cache,
    };
  };
}

/** The same question as that of the request's shell, so that there is one call: in the visitor's language. */
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

/** Reads through the cache. A private response, which the cache can't store, is loaded once per request. */
export function requestCache(cache: Pick<ResponseCache, 'read'>): RequestCache {
  const ownResponses = new Map<string, LoadedResponse>();
  return {
    async read(key, load, kind) {
      const response = ownResponses.get(key.text) ?? (await cache.read(key, load, kind));
      if (response.isPrivate !== true) return response;
      ownResponses.set(key.text, response);
      // Every reader gets its own copy.
      return structuredClone(response);
    },
    isPrivate: () => ownResponses.size > 0,
  };
}
