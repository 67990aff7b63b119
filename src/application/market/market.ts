import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import type { DisplayedPrice } from '@livery/contract/market/display-price';
import type { ExchangeRates } from '@livery/contract/market/exchange-rates';
import type { LanguageCode, LanguageEntry } from '@livery/contract/market/language';
import type { CurrencyCode, Money, WholeUnits } from '@livery/contract/market/money';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Live } from '@livery/contract/shared/live';
import type { NonEmpty } from '@livery/contract/shared/non-empty';
import type { ValueState } from '@livery/contract/shared/value-state';
import type { EnabledCurrency } from '../../domain/market/currency-picker.ts';
import type { ReloadQuestion } from './create-reload-question.ts';

/** The traveller's language and currency, and prices shown in them. */
export interface Market {
  readonly language: Live<LanguageCode>;
  /** What the language picker offers. */
  readonly languages: Live<NonEmpty<LanguageEntry>>;
  /** The currency of shown prices: the traveller's choice, or US dollars if there is no rate for it (rules 8.1). */
  readonly currency: Live<CurrencyChoice>;
  /** Why prices are not in the traveller's currency; `null` if they are, or will be. */
  readonly unconverted: Live<NotConvertedReason | null>;
  /** The currencies of the picker; an empty list means all. */
  readonly enabledCurrencies: Live<ValueState<readonly EnabledCurrency[]>>;
  readonly rates: Live<RatesState>;
  readonly prices: Live<Prices>;
  /** Changes the language: in place, or by reloading the page (rules §4). */
  chooseLanguage(language: LanguageCode): void;
  /** Shows every price in another currency, in every open tab; reloads the page (rules §4). */
  chooseCurrency(choice: CurrencyChoice): void;
  /**
   * The question before a choice reloads the page and discards unsaved input; nothing is chosen before it is confirmed.
   */
  readonly reloadQuestion: Live<ReloadQuestion | null>;
  /** Marks unsaved input; returns a function that removes the mark. */
  markUnsaved(): () => void;
  /** Whether there is unsaved input. */
  hasUnsaved(): boolean;
  /** Whether the languages and the day's rates have arrived or failed. */
  readonly settled: Live<boolean>;
  /** Loads (again) the enabled currencies, when the picker is first opened. */
  loadCurrencies(): void;
  /** Loads the day's exchange rates again. */
  loadRates(): void;
  /** Loads (again) the day's exchange rates and the agency's languages. */
  load(): void;
}

/** The rates failed to load, or have none for the traveller's currency. */
export type NotConvertedReason =
  | { readonly kind: 'rates-failed'; readonly failure: CallFailure }
  | { readonly kind: 'no-rate'; readonly currency: CurrencyCode };

export type RatesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly rates: ExchangeRates; readonly asOf: Temporal.PlainDate }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** How prices are shown at this moment. */
export interface Prices {
  /** Rates are loading and the traveller's currency needs them: show a placeholder of the price's size. */
  readonly pending: boolean;
  /** The date of the rates in use, if there are any. */
  readonly asOf: Temporal.PlainDate | undefined;
  /** The price in the traveller's currency; in its own if it can't be converted. */
  display(price: Money, whole?: WholeUnits): DisplayedPrice;
}
