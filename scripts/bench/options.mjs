import { Command, InvalidArgumentError, Option } from 'commander';

const MAX_COUNT = 10_000_000;
const MOST_WORKERS = 128;

/** The options of benchmarks, besides `--json` and `--markdown`. */
const OPTIONS = {
  rounds: { says: 'how often everything is measured in turn', read: wholeNumber },
  seconds: { says: 'how long a server is loaded at a time', read: wholeNumber },
  requests: {
    says: 'how many are sent to ten agencies, and to ten thousand; with soak, in each round',
    read: wholeNumber,
  },
  workers: {
    says: 'how many processes serve, of the edge and of nginx; 1,2 is one after the other',
    read: wholeNumbers,
  },
};

/** Each with its defaults, and the time that it then takes on an idle machine with two cores. */
const BENCHMARKS = {
  page: { defaults: { rounds: 7 }, takes: 'about 5 minutes' },
  results: { defaults: { rounds: 5 }, takes: 'about 5 minutes' },
  details: { defaults: { rounds: 5 }, takes: 'about 5 minutes' },
  edge: {
    defaults: { rounds: 3, seconds: 5, requests: 10_000, workers: [1] },
    takes:
      'about 5 minutes; with --requests 100000 about 20, with --workers 1,2 about 7. Each part is printed when it has been measured',
  },
  soak: { defaults: { requests: 100_000 }, takes: 'about 10 minutes' },
};

/** @typedef {typeof BENCHMARKS} Benchmarks */
/** @typedef {{ [Name in keyof Benchmarks]: { name: Name, json?: true, markdown?: true } & Benchmarks[Name]['defaults'] }[keyof Benchmarks]} Options */

/**
 * The command line of the benchmarks.
 *
 * @param {(options: Options) => Promise<void>} run
 */
export function benchCommand(run) {
  const command = new Command('npm run bench --')
    .description('What they measure, and how to read it: docs/performance.md')
    .showHelpAfterError()
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
  for (const [name, { defaults, takes }] of Object.entries(BENCHMARKS)) {
    const benchmark = command
      .command(name)
      .description(takes)
      .addOption(new Option('--json', 'for programs').conflicts('markdown'))
      .option('--markdown', 'for docs/performance.md')
      .action((options) => run({ name, ...options }));
    for (const [option, value] of Object.entries(defaults)) {
      const { says, read } = OPTIONS[/** @type {keyof typeof OPTIONS} */ (option)];
      benchmark.option(`--${option} <number>`, says, read, value);
    }
  }
  return command;
}

/** @param {string} text distinct numbers, each 1 or more */
function wholeNumbers(text) {
  const numbers = text.split(',').map(wholeNumber);
  if (numbers.some((number) => number > MOST_WORKERS) || new Set(numbers).size < numbers.length)
    throw new InvalidArgumentError(`They are different, and at most ${MOST_WORKERS}.`);
  return numbers;
}

/** @param {string} text */
function wholeNumber(text) {
  const number = /^\d{1,8}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > MAX_COUNT) throw new InvalidArgumentError(`It is a whole number from 1 to ${MAX_COUNT}.`);
  return number;
}
