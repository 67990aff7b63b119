import { parseArgs } from 'node:util';

/**
 * What each benchmark can be given, with its defaults.
 *
 * - rounds: how often everything is measured in turn
 * - seconds: how long a server is loaded at a time
 * - requests: how many are sent to ten agencies, and to ten thousand; with `soak`, in each round
 * - workers: how many processes serve, of the edge and of nginx; several numbers, such as 1,2, one after the other
 */
const DEFAULTS = {
  page: { rounds: 7 },
  results: { rounds: 5 },
  details: { rounds: 5 },
  edge: { rounds: 3, seconds: 5, requests: 10_000, workers: [1] },
  soak: { requests: 100_000 },
  wiring: { rounds: 300 },
  domain: { rounds: 50 },
};

/** @typedef {typeof DEFAULTS} Defaults */
/** @typedef {{ [Name in keyof Defaults]: { name: Name, json: boolean, markdown: boolean } & Defaults[Name] }[keyof Defaults]} Options */

const MOST = 10_000_000;
const MOST_WORKERS = 128;

export const USAGE = [
  'Use: npm run bench -- <name> [options] [--json | --markdown]',
  ...Object.entries(DEFAULTS).map(([name, defaults]) => `  ${name.padEnd(7)} ${optionsText(defaults)}`),
].join('\n');

/** Each with its defaults on an idle machine with two cores. */
const DURATIONS = {
  page: 'about 5 minutes',
  results: 'about 5 minutes',
  details: 'about 5 minutes',
  edge: 'about 5 minutes; with --requests 100000 about 20, with --workers 1,2 about 7. Each part is printed when it has been measured',
  soak: 'about 10 minutes',
  wiring: 'some seconds',
  domain: 'some seconds',
};

export const HELP = [
  USAGE,
  'How long they take:',
  ...Object.entries(DURATIONS).map(([name, duration]) => `  ${name.padEnd(7)} ${duration}`),
  'What they measure, and how to read it: docs/performance.md',
].join('\n');

/** @param {Record<string, number | number[]>} defaults */
function optionsText(defaults) {
  return Object.entries(defaults)
    .map(([option, value]) => `[--${option} ${String(value)}]`)
    .join(' ');
}

/**
 * Reads the command line; `undefined` if it can't be used.
 *
 * @param {readonly string[]} args
 * @returns {Options | undefined}
 */
export function readOptions([name = '', ...rest]) {
  if (!Object.hasOwn(DEFAULTS, name)) return undefined;
  /** @type {Record<string, number | number[]>} */
  const defaults = DEFAULTS[/** @type {keyof Defaults} */ (name)];
  const given = parse(rest, Object.keys(defaults));
  if (given === undefined) return undefined;
  const { json = false, markdown = false, ...texts } = given;
  if (json && markdown) return undefined;
  const values = Object.entries(texts).map(([option, text]) => [
    option,
    Array.isArray(defaults[option]) ? wholeNumbers(text) : wholeNumber(text),
  ]);
  if (values.some(([, value]) => value === undefined)) return undefined;
  return /** @type {Options} */ ({ name, json, markdown, ...defaults, ...Object.fromEntries(values) });
}

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} names
 * @returns {Record<string, string | boolean> | undefined}
 */
function parse(args, names) {
  const numbers = Object.fromEntries(names.map((name) => [name, { type: /** @type {const} */ ('string') }]));
  const flag = { type: /** @type {const} */ ('boolean') };
  const options = { ...numbers, json: flag, markdown: flag };
  try {
    const { values } = parseArgs({ args: [...args], options });
    return /** @type {Record<string, string | boolean>} */ ({ ...values });
  } catch {
    return undefined;
  }
}

/** @param {string | boolean} text @returns {readonly number[] | undefined} different ones, 1 or more each */
function wholeNumbers(text) {
  const numbers = String(text)
    .split(',')
    .map((part) => wholeNumber(part) ?? MOST);
  const isUsable = numbers.every((number) => number <= MOST_WORKERS) && new Set(numbers).size === numbers.length;
  return isUsable ? numbers : undefined;
}

/** @param {string | boolean} text @returns {number | undefined} 1 or more */
function wholeNumber(text) {
  const number = /^\d{1,8}$/.test(String(text)) ? Number(text) : 0;
  return number >= 1 && number <= MOST ? number : undefined;
}
