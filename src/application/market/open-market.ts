import { displayPrice } from '../../domain/market/display-price.ts';
import { resolveCurrency } from '../../domain/market/resolve-currency.ts';
import { resolveLanguage } from '../../domain/market/resolve-language.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';
import { ask } from '../shared/ask.ts';
import { askedState } from '../shared/asked-state.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { CookieJar } from '../shared/cookie-jar.port.ts';
import { derive } from '../shared/derive.ts';
import type { CurrencyStore } from './currency-store.port.ts';
import type { Market, Prices, RatesState } from './market.ts';
import type { RateSource, RateTable } from './rate-source.port.ts';

interface Needs {
  readonly agency: HostAgency;
  readonly rates: RateSource;
  readonly currencies: CurrencyStore;
  readonly cookies: CookieJar;
  readonly page: Page;
  readonly clock: Clock;
}

/** Where the traveller's language is remembered (specification §9). */
const LANGUAGE_COOKIE = 'pll_language';

/** Settles in which language and currency the site speaks, and what prices look like in them. */
export function openMarket({ agency, rates, currencies, cookies, page, clock }: Needs): Market {
  const query = page.address().searchParams;

  const language = derive([agency.policies], ({ partner }) =>
    resolveLanguage({
      query: query.get('lng') ?? undefined,
      cookie: cookies.read(LANGUAGE_COOKIE),
      partner,
      browser: page.preferredLanguages(),
    }),
  );

  const currency = derive([agency.policies], ({ partner }) =>
    resolveCurrency({
      query: { currency: query.get('currency') ?? undefined, code: query.get('code') ?? undefined },
      stored: currencies.read(),
      partner,
    }),
  );

  const { state, load } = askedState<RatesState, Result<RateTable, CallFailure>>({
    waiting: { kind: 'loading' },
    call: () => ask((signal) => rates.read(signal)),
    settle: (answer) =>
      answer.ok
        ? {
            kind: 'ready',
            rates: answer.value.rates,
            asOf: answer.value.date ?? todayIn(clock.now(), clock.timeZone()),
          }
        : { kind: 'failed', failure: answer.error },
  });

  const prices = derive([currency, state, language, agency.policies], (choice, known, spoken, policies): Prices => {
    const ready = known.kind === 'ready' ? known : undefined;
    return {
      pending: known.kind === 'loading' && choice.currency !== DEAL_CURRENCY,
      asOf: ready?.asOf,
      display: (price) =>
        displayPrice(price, {
          currency: choice.currency,
          rates: ready?.rates,
          language: spoken,
          english: policies.englishFormatting,
        }),
    };
  });

  return { language, currency, rates: state, prices, load };
}

/** Deals come in US dollars, so a traveller who pays in them waits for no rates (readings 5). */
const DEAL_CURRENCY = 'USD';
