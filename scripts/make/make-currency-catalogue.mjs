/**
 * Makes the currency data in `src/domain/market` and `packages/contract/src/market` from well-kept open data: the
 * countries of each currency from CLDR (`cldr-core`), codes and decimals from ISO 4217 (`currency-codes`), names and
 * symbols from Node's own Intl, in English.
 *
 * Usage: node scripts/make/make-currency-catalogue.mjs
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { currencyData } = require('cldr-core/supplemental/currencyData.json').supplemental;
const { territoryInfo } = require('cldr-core/supplemental/territoryInfo.json').supplemental;
const { territoryContainment } = require('cldr-core/supplemental/territoryContainment.json').supplemental;
/** @type {{ code: string, digits: number }[]} */
const isoList = require('currency-codes/data.js');

/** Gross product, in US dollars, of all regions that pay with a currency; those with less are excluded. */
const SMALLEST_ECONOMY = 3e9;

/** Currencies that are not quoted on any market outside their country. */
const NOT_QUOTED = ['KPW'];

/** Codes introduced since the list of `currency-codes` was made: the Caribbean guilder, on 31 March 2025. */
const NEWER_CODES = ['XCG'];

/** @typedef {{ name: string, code: string, currency: string, emoji: string, unicode: string, image: string, symbol: string }} Entry */

/**
 * One entry for each currency, with the largest economy that pays with it, and one more for
 * each further member of the European Union that pays in euros. Sorted by currency code; the
 * countries of one currency with the largest economy first, then by name.
 *
 * @returns {Entry[]}
 */
export function currencyEntries() {
  return [...regionsByCurrency()]
    .filter(
      ([currency, regions]) => !NOT_QUOTED.includes(currency) && sumOf(regions.map(regionEconomy)) >= SMALLEST_ECONOMY,
    )
    .sort(([one], [other]) => inOrder(one, other))
    .flatMap(([currency, regions]) => {
      const [largest = '', ...otherRegions] = [...regions].sort((a, b) => regionEconomy(b) - regionEconomy(a));
      const euroMembers = otherRegions.filter(
        (region) => currency === 'EUR' && territoryContainment.EU._contains.includes(region),
      );
      const byName = euroMembers.sort((a, b) => inOrder(regionName(a), regionName(b)));
      return [largest, ...byName].map((region) => catalogueEntry(region, currency));
    });
}

/**
 * The countries of each currency, the preferred one first. The first two letters of most codes are their country: those
 * are listed under `own`, which takes a third of the bytes.
 *
 * @param {readonly Entry[]} entries
 * @returns {{ own: string, others: Record<string, string> }} codes are separated by spaces
 */
export function countriesByCurrency(entries) {
  /** @type {Map<string, string[]>} */
  const countries = new Map();
  for (const { currency, code } of entries) countries.set(currency, [...(countries.get(currency) ?? []), code]);
  /** @type {string[]} */
  const ownPatterns = [];
  /** @type {Record<string, string>} */
  const otherTables = {};
  for (const [currency, places] of countries) {
    const codes = places.join(' ');
    if (codes === currency.slice(0, 2)) ownPatterns.push(currency);
    else otherTables[currency] = codes;
  }
  return { own: ownPatterns.join(' '), others: otherTables };
}

/**
 * Decimals of the currencies in ISO 4217 that don't have two. Metals, funds of banks and codes
 * for tests are left out.
 *
 * @returns {Record<string, number>}
 */
export function currencyDigits() {
  const inUse = new Set(
    Object.entries(currencyData.region)
      .filter(([region]) => region !== 'ZZ')
      .flatMap(([, periods]) => periods.flatMap(Object.keys)),
  );
  const otherCodes = isoList.filter(({ code, digits }) => digits !== 2 && inUse.has(code) && code !== 'XXX');
  const byCode = otherCodes.sort((a, b) => inOrder(a.code, b.code));
  return Object.fromEntries(byCode.map(({ code, digits }) => [code, digits]));
}

/** @param {unknown} data */
export function asFile(data) {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The regions that pay with each currency today. */
function regionsByCurrency() {
  const tender = new Map(Object.keys(currencyData.region).map((region) => [region, legalTender(region)]));
  const sharedWords = countWords([...tender.values()].flat());
  /** @type {Map<string, string[]>} */
  const regions = new Map();
  for (const [region, currencies] of tender) {
    // If a neighbour's currency is legal tender too, the country's own is the one that the fewest regions share.
    const [ownCurrency] = [...currencies].sort((a, b) => (sharedWords.get(a) ?? 0) - (sharedWords.get(b) ?? 0));
    if (ownCurrency === undefined) continue;
    if (!isoList.some(({ code }) => code === ownCurrency) && !NEWER_CODES.includes(ownCurrency))
      throw new Error(`${ownCurrency} is not in ISO 4217.`);
    regions.set(ownCurrency, [...(regions.get(ownCurrency) ?? []), region]);
  }
  return regions;
}

/** @type {(region: string) => string[]} */
function legalTender(region) {
  return currencyData.region[region].flatMap((/** @type {Record<string, Record<string, string>>} */ period) =>
    Object.entries(period)
      .filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false')
      .map(([currency]) => currency),
  );
}

/** @type {(region: string, currency: string) => Entry} */
function catalogueEntry(region, currency) {
  const points = [...region].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0));
  return {
    name: regionName(region),
    code: region,
    currency,
    emoji: String.fromCodePoint(...points),
    unicode: points.map((point) => `U+${point.toString(16).toUpperCase()}`).join(' '),
    image: `flags/${region.toLowerCase()}.svg`,
    symbol: currencySymbol(currency),
  };
}

/** @param {string} region */
function regionName(region) {
  return new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region;
}

/** @param {string} currency */
function currencySymbol(currency) {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** @param {string} region */
function regionEconomy(region) {
  return Number(territoryInfo[region]?._gdp ?? 0);
}

/** @param {readonly string[]} words */
function countWords(words) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** @param {readonly number[]} numbers */
function sumOf(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Compares by code units, so that every machine sorts alike.
 *
 * @param {string} one
 * @param {string} other
 */
function inOrder(one, other) {
  return one < other ? -1 : Number(one > other);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const entries = currencyEntries();
  const files = {
    'packages/contract/src/market/currencies.json': entries,
    'src/domain/market/currency-countries.json': countriesByCurrency(entries),
    'packages/contract/src/market/currency-digits.json': currencyDigits(),
  };
  for (const [name, data] of Object.entries(files)) {
    writeFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), asFile(data));
  }
  console.log(`${entries.length} entries, ${new Set(entries.map(({ currency }) => currency)).size} currencies.`);
}
