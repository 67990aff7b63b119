import { dealPlace } from '../deals/deal-place.ts';
import { chooseTab, dealTabs, productForTab } from '../deals/deal-tab.ts';
import { priceRows } from '../deals/price-rows.ts';
import { SAVE_PRICE_DELAY_MS, savePriceShows } from '../deals/save-price-shows.ts';
import { seesAgentFigures, showsPrices } from '../deals/sees-agent-figures.ts';
import { resolveCurrency } from '../market/resolve-currency.ts';
import { resolveLanguage } from '../market/resolve-language.ts';
import { queryParameter } from '../navigation/page-address.ts';
import type { Decision } from './decision.ts';
import type { Visit } from './visit.ts';

/** The decisions about language, currency, deals and their prices. */
export const MARKET_DECISIONS: readonly Decision[] = [
  {
    topic: 'language',
    name: 'language',
    decide: ({ address, cookies, policies, browser, platform }) =>
      resolveLanguage({
        query: address.query.get('lng') ?? undefined,
        get cookie() {
          return cookies.language;
        },
        get partner() {
          return policies.partner;
        },
        get browser() {
          return browser.languages;
        },
        ...enabledLanguages(platform),
      }),
  },
  { topic: 'currency', name: 'currency', decide: visitCurrency },
  { topic: 'price', name: 'prices are shown', decide: ({ agency, cookies }) => showsPrices(agency, cookies.token) },
  { topic: 'price', name: 'agents’ figures are shown', decide: ({ profile }) => seesAgentFigures(profile) },
  {
    topic: 'price',
    name: 'rows',
    needs: ['deal'],
    decide: ({ deal, profile, agency, cookies }) => {
      if (!showsPrices(agency, cookies.token)) return [];
      return priceRows(deal, { agentFigures: seesAgentFigures(profile) }).map(({ kind }) => kind);
    },
  },
  { topic: 'price', name: 'deals tab', decide: visitTab },
  { topic: 'price', name: 'product that is searched', decide: (visit) => visitProduct(visit) },
  {
    topic: 'price',
    name: 'place of the deals',
    decide: ({ address: { query }, policies }) =>
      dealPlace(
        {
          lat: queryParameter(query, 'lat'),
          long: queryParameter(query, 'long'),
          airportLat: queryParameter(query, 'airportLat'),
          airportLong: queryParameter(query, 'airportLong'),
        },
        policies.dealLocation,
      ).named,
  },
  {
    topic: 'price',
    name: 'save-price popup',
    decide: ({ agency, policies, cookies, storage, address }) =>
      savePriceShows({
        signedIn: cookies.token,
        get onHome() {
          return address.path === '/';
        },
        get loginHidden() {
          return agency.hidesLogin;
        },
        get signupHidden() {
          return agency.hidesSignup || policies.platformOwner;
        },
        get dismissed() {
          return storage.popupClosed;
        },
        occupied: false,
        elapsedMs: SAVE_PRICE_DELAY_MS,
        sectionPastMiddle: false,
        revealPressed: false,
      }),
  },
];

/** Left out if the platform has named no languages. */
function enabledLanguages({ languages }: Visit['platform']): Pick<Parameters<typeof resolveLanguage>[0], 'enabled'> {
  return languages === undefined ? {} : { enabled: languages };
}

function visitCurrency({ address, storage, policies }: Visit): string {
  const { query } = address;
  const { currency, country } = resolveCurrency({
    query: { currency: query.get('currency') ?? undefined, code: query.get('code') ?? undefined },
    get stored() {
      return storage.currency;
    },
    get partner() {
      return policies.partner;
    },
    get agency() {
      return { currency: policies.currency, country: policies.currencyCountry };
    },
  });
  return `${currency} (${country})`;
}

function visitTab({ address, agency }: Visit): ReturnType<typeof chooseTab> {
  return chooseTab(queryParameter(address.query, 'tab'), dealTabs(agency.bookingMenu));
}

function visitProduct(visit: Visit): ReturnType<typeof productForTab> {
  const tab = visitTab(visit);
  return tab === null ? null : productForTab(tab);
}
