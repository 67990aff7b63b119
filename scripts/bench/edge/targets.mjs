import currencies from '../../../packages/contract/src/market/currencies.json' with { type: 'json' };
import { PROJECT_ROOT } from '../../machine/project-root.mjs';
import { interfaceLanguages } from '../../texts/interface-languages.mjs';
import { zipfSampler } from './zipf.mjs';

/** What is requested. @typedef {{ host: string, path: string, headers?: Record<string, string> }} Target */

/** The host of an agency, by its number. @param {number} number */
export function agencyHost(number) {
  return `agency-${number}.example`;
}

const LANGUAGES = interfaceLanguages(PROJECT_ROOT).map(({ code }) => code);
const CURRENCIES = [...new Map(currencies.map(({ currency, code }) => [currency, code]))];
/** The number of latest new pages from which repeated requests choose. */
const RECENT_COUNT = 100;

/**
 * Home pages that are all different, so that no cache has them: ten agencies in every language and currency.
 *
 * @returns {() => Target}
 */
export function everyHomePage() {
  const paths = CURRENCIES.flatMap(([currency]) =>
    LANGUAGES.map((language) => `/?lng=${language}&currency=${currency}`),
  );
  let madeCount = 0;
  return () => {
    const agency = Math.floor(madeCount / paths.length) % 10;
    const path = paths[madeCount % paths.length] ?? '/';
    madeCount += 1;
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
  const draw = zipfSampler(agencies, random);
  /** @type {Target[]} */
  const recentTargets = [];
  let madeCount = 0;
  return () => {
    const knownTarget = madeCount % 10 === 0 ? undefined : recentTargets[Math.floor(random() * recentTargets.length)];
    madeCount += 1;
    if (knownTarget !== undefined) return knownTarget;
    const page = { host: agencyHost(draw()), path: '/', headers: visitorHeaders(Math.floor(madeCount / 10)) };
    recentTargets.push(page);
    if (recentTargets.length > RECENT_COUNT) recentTargets.shift();
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
  let madeCount = 0;
  return () => {
    const group = Math.floor(madeCount / (AT_A_TIME * VISITS));
    const number = (group * AT_A_TIME + (madeCount % AT_A_TIME)) % agencies;
    madeCount += 1;
    const path = number % 8 === 0 ? PAGES[(number / 8) % PAGES.length] : undefined;
    return { host: agencyHost(1 + number), path: path ?? '/robots.txt' };
  };
}
