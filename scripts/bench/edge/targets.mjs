import currencies from '../../../packages/contract/src/market/currencies.json' with { type: 'json' };
import { PROJECT_ROOT } from '../../machine/project-root.mjs';
import { interfaceLanguages } from '../../texts/interface-languages.mjs';
import { zipf } from './zipf.mjs';

/** What is requested. @typedef {{ host: string, path: string, headers?: Record<string, string> }} Target */

/** The host of an agency, by its number. @param {number} number */
export function agencyHost(number) {
  return `agency-${number}.example`;
}

const LANGUAGES = interfaceLanguages(PROJECT_ROOT).map(({ code }) => code);
const CURRENCIES = [...new Map(currencies.map(({ currency, code }) => [currency, code]))];
/** The number of latest new pages from which repeated requests choose. */
const RECENT = 100;

/**
 * Home pages that are all different, so that no cache has them: ten agencies in every language and currency.
 *
 * @returns {() => Target}
 */
export function everyHomePage() {
  const paths = CURRENCIES.flatMap(([currency]) =>
    LANGUAGES.map((language) => `/?lng=${language}&currency=${currency}`),
  );
  let made = 0;
  return () => {
    const agency = Math.floor(made / paths.length) % 10;
    const path = paths[made % paths.length] ?? '/';
    made += 1;
    return { host: agencyHost(1 + agency), path };
  };
}

/**
 * Home pages of agencies, some of which are more popular than others, for visitors of every language and currency. One
 * request in ten is for a new page, the others are for one of the last hundred new ones, so that the share of cached
 * pages does not depend on the number of agencies.
 *
 * @param {number} agencies
 * @param {() => number} [random] from 0 to less than 1
 * @returns {() => Target}
 */
export function homePagesOf(agencies, random = Math.random) {
  const draw = zipf(agencies, random);
  /** @type {Target[]} */
  const recent = [];
  let made = 0;
  return () => {
    const known = made % 10 === 0 ? undefined : recent[Math.floor(random() * recent.length)];
    made += 1;
    if (known !== undefined) return known;
    const page = { host: agencyHost(draw()), path: '/', headers: visitorHeaders(Math.floor(made / 10)) };
    recent.push(page);
    if (recent.length > RECENT) recent.shift();
    return page;
  };
}

/** @param {number} visitor */
function visitorHeaders(visitor) {
  const language = LANGUAGES[visitor % LANGUAGES.length] ?? 'en';
  const [currency, country] = CURRENCIES[Math.floor(visitor / LANGUAGES.length) % CURRENCIES.length] ?? [];
  const cookie = `currency=${encodeURIComponent(JSON.stringify({ currency, country }))}`;
  return { 'accept-language': language, cookie };
}

/** Hosts visited at a time, and visits of each: most responses come from the cache, and a run takes minutes. */
const AT_A_TIME = 50;
const VISITS = 10;
const PAGES = ['/', '/about', '/faqs'];

/**
 * All of many hosts, again and again: a page of every eighth host, and `robots.txt` of the others.
 *
 * @param {number} agencies
 * @returns {() => Target}
 */
export function everyHost(agencies) {
  let made = 0;
  return () => {
    const group = Math.floor(made / (AT_A_TIME * VISITS));
    const number = (group * AT_A_TIME + (made % AT_A_TIME)) % agencies;
    made += 1;
    const path = number % 8 === 0 ? PAGES[(number / 8) % PAGES.length] : undefined;
    return { host: agencyHost(1 + number), path: path ?? '/robots.txt' };
  };
}
