import { type LanguageCode, languageOfAddress } from '@livery/contract/market/language';
import type { Handler } from '@livery/contract/navigation/page';
import { chooseTab, type DealTab, tabLabel } from '../deals/deal-tab.ts';
import { matchPath } from './match-path.ts';
import type { PageAddress } from './page-address.ts';

/** Addresses of one page for search engines, each a path with its query. */
export interface CanonicalAddresses {
  /** The address that stands for all addresses with the same content. */
  readonly canonical: string;
  /** The page in each language of the site. */
  readonly languages: readonly { readonly language: LanguageCode; readonly address: string }[];
  /** The page without a language in its address, for readers of any other language. */
  readonly anyLanguage: string;
}

/** The facts of a site that its addresses depend on. */
export interface SiteAddresses {
  /** The tabs of the home page. */
  readonly tabs: readonly DealTab[];
  /** The languages that the agency enables. */
  readonly languages: readonly LanguageCode[];
  /** The language of an address without `lng`, unless the reader prefers another. */
  readonly defaultLanguage: LanguageCode;
}

/** Pages whose parameters are all known here. */
const SHELL_PAGES: ReadonlySet<Handler> = new Set(['home', 'about', 'faqs']);

/** Parameters that don't change the content that a search engine lists (rules 2.16). */
const IGNORED_PARAMETERS = /^(?:lng|currency|code|hideHeader|hideFooter|utm_\w+|gclid|fbclid)$/;

/**
 * The addresses of a page, with only the parameters that change its content: on the home page a tab other than the
 * first one, and a language other than the default.
 *
 * @returns `null` for a page of a remote module with other parameters in its address: only the module knows their
 * meaning
 */
export function canonicalAddresses({ path, query }: PageAddress, site: SiteAddresses): CanonicalAddresses | null {
  const handledBy = matchPath(path)?.handledBy;
  const parameters = new URLSearchParams(query.toString());
  if (handledBy === undefined || !SHELL_PAGES.has(handledBy)) {
    if ([...parameters.keys()].some((name) => !IGNORED_PARAMETERS.test(name))) return null;
  }

  const tab = handledBy === 'home' ? chooseTab(parameters.get('tab') ?? undefined, site.tabs) : null;
  const tabParameter = tab === null || tab === site.tabs[0] ? [] : [['tab', tabLabel(tab)]];
  const addressIn = (language: LanguageCode) => {
    const all = language === site.defaultLanguage ? tabParameter : [...tabParameter, ['lng', language]];
    const search = new URLSearchParams(all).toString();
    return `${path.replace(/(?<=.)\/$/, '')}${search === '' ? '' : `?${search}`}`;
  };

  const chosenLanguage = languageOfAddress(parameters.get('lng'));
  const isOffered = chosenLanguage !== undefined && site.languages.includes(chosenLanguage);
  return {
    canonical: addressIn(isOffered ? chosenLanguage : site.defaultLanguage),
    languages: site.languages.map((language) => ({ language, address: addressIn(language) })),
    anyLanguage: addressIn(site.defaultLanguage),
  };
}
