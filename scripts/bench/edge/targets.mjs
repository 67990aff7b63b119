import currencies from '../../../src/domain/market/currencies.json' with { type: 'json' };
import { PROJECT_ROOT } from '../../machine/project-root.mjs';
import { interfaceLanguages } from '../../texts/interface-languages.mjs';
import { zipf } from './zipf.mjs';

/** What is requested. @typedef {{ host: string, path: string }} Target */

/** The host of an agency, by its number. @param {number} number */
export function hostOf(number) {
  return `agency-${number}.example`;
}

/**
 * Home pages of which no two are the same, so that no cache has them: ten agencies in every language and currency.
 *
 * @returns {() => Target}
 */
export function everyHomePage() {
  const languages = interfaceLanguages(PROJECT_ROOT).map(({ code }) => code);
  const codes = [...new Set(currencies.map(({ currency }) => currency))];
  const paths = codes.flatMap((currency) => languages.map((language) => `/?lng=${language}&currency=${currency}`));
  let made = 0;
  return () => {
    const agency = Math.floor(made / paths.length) % 10;
    const path = paths[made % paths.length] ?? '/';
    made += 1;
    return { host: hostOf(1 + agency), path };
  };
}

/**
 * Home pages of agencies of which some are known better than others.
 *
 * @param {number} agencies
 * @returns {() => Target}
 */
export function homePagesOf(agencies) {
  const draw = zipf(agencies, Math.random);
  return () => ({ host: hostOf(draw()), path: '/' });
}
