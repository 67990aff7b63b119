import { parseArgs } from 'node:util';

/**
 * What each benchmark can be given, with its defaults.
 *
 * - rounds: how often everything is measured in turn
 * - seconds: how long a server is loaded at a time
 * - requests: how many are sent to many agencies in all
 */
const DEFAULTS = {
  page: { rounds: 7 },
  edge: { rounds: 3, seconds: 5, requests: 100_000 },
  wiring: { rounds: 300 },
  domain: { rounds: 50 },
};

/** @typedef {typeof DEFAULTS} Defaults */
/** @typedef {{ [Name in keyof Defaults]: { name: Name, json: boolean } & Defaults[Name] }[keyof Defaults]} Options */

const MOST = 10_000_000;

export const USAGE = [
  'Use: npm run bench -- <name> [options] [--json]',
  ...Object.entries(DEFAULTS).map(([name, defaults]) => `  ${name.padEnd(7)} ${optionsText(defaults)}`),
].join('\n');

/** @param {Record<string, number>} defaults */
function optionsText(defaults) {
  return Object.entries(defaults)
    .map(([option, value]) => `[--${option} ${value}]`)
    .join(' ');
}

/**
 * Reads the command line; `undefined` where it can't be used.
 *
 * @param {readonly string[]} args
 * @returns {Options | undefined}
 */
export function readOptions([name = '', ...rest]) {
  if (!Object.hasOwn(DEFAULTS, name)) return undefined;
  /** @type {Record<string, number>} */
  const defaults = DEFAULTS[/** @type {keyof Defaults} */ (name)];
  const given = parse(rest, Object.keys(defaults));
  if (given === undefined) return undefined;
  const { json = false, ...texts } = given;
  const numbers = Object.entries(texts).map(([option, text]) => [option, wholeNumber(text)]);
  if (numbers.some(([, number]) => number === undefined)) return undefined;
  return /** @type {Options} */ ({ name, json, ...defaults, ...Object.fromEntries(numbers) });
}

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} names
 * @returns {Record<string, string | boolean> | undefined}
 */
function parse(args, names) {
  const numbers = Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }]));
  const options = { ...numbers, json: { type: /** @type {const} */ ('boolean') } };
  try {
    const { values } = parseArgs({ args: [...args], options });
    return /** @type {Record<string, string | boolean>} */ ({ ...values });
  } catch {
    return undefined;
  }
}

/** @param {string | boolean} text @returns {number | undefined} 1 or more */
function wholeNumber(text) {
  const number = /^\d{1,8}$/.test(String(text)) ? Number(text) : 0;
  return number >= 1 && number <= MOST ? number : undefined;
}
