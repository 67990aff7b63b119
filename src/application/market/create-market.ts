import { DEAL_CURRENCY } from '@livery/contract/market/currency-choice';
import { displayPrice, shownCurrency } from '@livery/contract/market/display-price';
import type { ExchangeRates } from '@livery/contract/market/exchange-rates';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';
import type { InternalSession } from '../session/session.ts';
import type { Clock } from '../shared/clock.port.ts';
import { derive } from '../shared/derive.ts';
import { queryValue } from '../shared/query-value.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import type { Tabs } from '../shared/tabs.port.ts';
import { createCurrency } from './create-currency.ts';
import { createLanguage } from './create-language.ts';
import { createRates } from './create-rates.ts';
import { createReloadQuestion } from './create-reload-question.ts';
import type { CurrencySource } from './currency-source.port.ts';
import type { LanguageSource } from './language-source.port.ts';
import type { Market, Prices } from './market.ts';
import type { RateSource } from './rate-source.port.ts';

interface MarketDependencies {
  readonly agency: HostAgency;
  readonly session: InternalSession;
  readonly rates: RateSource;
  readonly languages: LanguageSource;
  readonly currencySource: CurrencySource;
  readonly stored: StoredValues;
  readonly tabs: Tabs;
  readonly page: Page;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

const NO_RATES: ExchangeRates = new Map();

/** Decides in which language and currency the site is shown, and how prices are formatted. @rule 8.1 */
export function createMarket(dependencies: MarketDependencies): Market {
  const reloads = createReloadQuestion();
  const { currency: chosen, choose: chooseCurrency } = createCurrency({ ...dependencies, reloads });
  const languageQuery = createLanguage({ ...dependencies, reloads });
  const { language, languages } = languageQuery;
  const rates = createRates(dependencies);
  const enabledCurrencies = queryValue((signal) => dependencies.currencySource.enabled(signal));

  const currency = derive([chosen, rates.state], (choice, knownRatesState) =>
    knownRatesState.kind === 'loading'
      ? choice
      : shownCurrency(choice, knownRatesState.kind === 'ready' ? knownRatesState.rates : NO_RATES),
  );
  const prices = derive(
    [currency, rates.state, language, dependencies.agency.policies],
    (choice, knownRatesState, code, policies) => {
      const ready = knownRatesState.kind === 'ready' ? knownRatesState : undefined;
      const view: Prices = {
        pending: knownRatesState.kind === 'loading' && choice.currency !== DEAL_CURRENCY,
        asOf: ready?.asOf,
        display: (price, wholeUnits) =>
          displayPrice(
            price,
            { currency: choice.currency, rates: ready?.rates, language: code, english: policies.englishFormatting },
            wholeUnits,
          ),
      };
      return view;
    },
  );

  return {
    language,
    languages,
    currency,
    unconverted: derive([chosen, currency, rates.state], (choice, shownCurrencyChoice, knownRatesState) => {
      if (choice.currency === shownCurrencyChoice.currency) return null;
      if (knownRatesState.kind === 'failed') return { kind: 'rates-failed', failure: knownRatesState.failure } as const;
      return { kind: 'no-rate', currency: choice.currency } as const;
    }),
    enabledCurrencies: enabledCurrencies.state,
    rates: rates.state,
    prices,
    settled: derive(
      [languageQuery.settled, rates.state],
      (languagesSettled, { kind }) => languagesSettled && kind !== 'loading',
    ),
    chooseLanguage: languageQuery.choose,
    chooseCurrency,
    reloadQuestion: reloads.question,
    markUnsaved: reloads.markUnsaved,
    hasUnsaved: reloads.hasUnsaved,
    loadCurrencies: enabledCurrencies.load,
    loadRates: rates.load,
    load() {
      rates.load();
      languageQuery.load();
    },
  };
}
