/// <reference lib="esnext.temporal" preserve="true" />

import { CURRENCIES, type CurrencyEntry } from '@livery/contract/market/currencies';
import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import type { ExchangeRates } from '@livery/contract/market/exchange-rates';
import { LANGUAGES, type LanguageCode } from '@livery/contract/market/language';
import fc from 'fast-check';

/** Every time zone of this machine. */
const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** Days of 2024 to 2026, and their instants. */
const firstInstant = Date.UTC(2024, 0, 1);
const endInstant = Date.UTC(2027, 0, 1);

export const anyZone: fc.Arbitrary<string> = fc.constantFrom(...ZONES);

export const anyDay: fc.Arbitrary<Temporal.PlainDate> = fc
  .integer({ min: 0, max: (endInstant - firstInstant) / 86_400_000 - 1 })
  .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }));

export const anyInstant: fc.Arbitrary<Temporal.Instant> = fc
  .integer({ min: firstInstant, max: endInstant - 1 })
  .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds));

/** Zones that change their clocks on different days and at different hours, by half an hour, one hour or two. */
const CHANGING_ZONES = [
  ...['Europe/Berlin', 'Europe/Lisbon', 'Atlantic/Azores', 'America/New_York', 'America/Havana', 'America/Santiago'],
  ...['America/Nuuk', 'America/Asuncion', 'Africa/Cairo', 'Africa/Casablanca', 'Asia/Beirut', 'Asia/Gaza'],
  ...['Asia/Jerusalem', 'Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham'],
  ...['Antarctica/Troll', 'Europe/Chisinau', 'America/St_Johns'],
];

/** The days of 2024 to 2026 on which one of these zones changes its clocks, with the zone. */
export function clockChanges(): readonly (readonly [string, Temporal.PlainDate])[] {
  return CHANGING_ZONES.flatMap((zone) => {
    const days: (readonly [string, Temporal.PlainDate])[] = [];
    let at = Temporal.Instant.fromEpochMilliseconds(firstInstant)
      .toZonedDateTimeISO(zone)
      .getTimeZoneTransition('next');
    while (at !== null && at.epochMilliseconds < endInstant) {
      days.push([zone, at.toPlainDate()]);
      at = at.getTimeZoneTransition('next');
    }
    return days;
  });
}

export const anyLanguage: fc.Arbitrary<LanguageCode> = fc.constantFrom(...LANGUAGES);

export const anyCurrencyEntry: fc.Arbitrary<CurrencyEntry> = fc.constantFrom(...CURRENCIES);

/** A currency and country of the catalogue. */
export const anyChoice: fc.Arbitrary<CurrencyChoice> = anyCurrencyEntry.map(({ currency, code }) => ({
  currency,
  country: code,
}));

/** Some entries of the catalogue, in its order. */
export const anyCurrencyEntries: fc.Arbitrary<readonly CurrencyEntry[]> = fc.subarray([...CURRENCIES]);

/** Texts with a special meaning in objects, markup or formats, and any other text. */
export const anyHostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', '', ' ', '\0', '\n'),
  fc.constantFrom('usd', 'Usd', 'USD ', ' USD', 'US', 'USDD', 'U$D', 'xx', 'AR', 'EN', 'en-US', 'no ', 'ÅÄÖ', 'ＵＳＤ'),
  fc.constantFrom('<img src=x onerror=alert(1)>', '%00', '../../..', 'null', 'undefined', 'NaN', '\u202e', '\ud800'),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^[A-Za-z]{0,4}$/),
);

/** A value in an address or on a device: one from the catalogue, none, or any text. */
export const anyUntrustedText = (validText: fc.Arbitrary<string>): fc.Arbitrary<string | undefined> =>
  fc.oneof(validText, fc.constant(undefined), anyHostileText);

/** Valid amounts: 0.00 to 100 000.00. */
export const anyHonestAmount: fc.Arbitrary<number> = fc
  .integer({ min: 0, max: 10_000_000 })
  .map((cents) => cents / 100);

/** A realistic rate: 0.0001 to 100 000 for one dollar. */
export const anyHonestRate: fc.Arbitrary<number> = fc.double({ min: 1e-4, max: 1e5, noNaN: true });

/** Any value instead of a rate. */
export const anyRateLike: fc.Arbitrary<unknown> = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, -1, Number.NaN, Infinity, -Infinity, 5e-324, 1e308, '1.5', '', null, undefined, true, [2], {}),
);

/** A usable rate for every currency of the catalogue. */
export const anyHonestRates: fc.Arbitrary<ExchangeRates> = fc
  .infiniteStream(anyHonestRate)
  .map((stream) => new Map(CURRENCIES.map(({ currency }) => [currency, stream.next().value])));
