import { parseWhySecret, printedSecret } from './parse-why-secret.ts';
import {
  markdownList,
  optionalSetting,
  parseMilliseconds,
  settingWithDefault,
  wholeNumberParser,
  wordParser,
} from './setting.ts';

/** From the most output to the least. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const LOG_FORMATS = ['json', 'text'] as const;
/** In milliseconds, for rendering and for the parts of a shutdown. */
export const MAX_DELAY_MS = 99_999;

/** Limits for clients, the log, and the shutdown. */
export const OPERATION_SETTINGS = {
  /** How long a connection without a request stays open, in milliseconds. */
  keepAlive: settingWithDefault(
    {
      name: 'LIVERY_KEEP_ALIVE_TIMEOUT_MS',
      standard: '65000',
      meaning:
        'How long a connection without a request stays open. It has to be longer than what the load balancer in front waits, which would otherwise use a connection that has just been closed: see [Limits](#limits). 1000 to 999999.',
    },
    parseMilliseconds(1000, 999_999),
  ),
  /** How many pages are made for one address per minute; 0 for no limit. */
  pagesPerMinute: settingWithDefault(
    {
      name: 'LIVERY_PAGES_PER_MINUTE',
      standard: '600',
      meaning:
        'How many pages that are not cached one client address (of IPv6: /64) gets in a minute, 0 to 1000000; what is more is a 429. 0: no limit, for a deployment whose proxy has one. Behind a proxy it takes `LIVERY_TRUSTED_PROXIES`: see [Limits](#limits).',
    },
    wholeNumberParser({
      from: 0,
      to: 1_000_000,
      advice: 'It is a whole number of pages from 0 to 1000000; 0 sets no limit.',
    }),
  ),
  /** The secret that signs keys of the why panel; without it, the panel only opens in the environment `local`. */
  whyKey: optionalSetting(
    {
      name: 'LIVERY_WHY_KEY',
      otherwise: 'the panel opens in the environment `local` alone',
      meaning:
        'A secret of 32 or more characters, the same on every server, with which keys of the why panel are signed: see [The why panel](#the-why-panel).',
      printed: printedSecret,
    },
    parseWhySecret,
  ),
  logLevel: settingWithDefault(
    { name: 'LIVERY_LOG_LEVEL', standard: 'info', meaning: `What is logged at least: ${markdownList(LOG_LEVELS)}.` },
    wordParser(LOG_LEVELS),
  ),
  /** Text for people, JSON for programs. */
  logFormat: optionalSetting(
    {
      name: 'LIVERY_LOG_FORMAT',
      otherwise: '`text` on a terminal, else `json`',
      meaning: `How a line of the log is written: ${markdownList(LOG_FORMATS)}.`,
    },
    wordParser(LOG_FORMATS),
  ),
  /** How long the server keeps accepting requests after SIGTERM, in milliseconds. */
  shutdownDelay: optionalSetting(
    {
      name: 'LIVERY_SHUTDOWN_DELAY_MS',
      otherwise: '10000 with an admin port, else 0',
      meaning:
        'How long new requests are served after SIGTERM, while `/-/ready` says no, until load balancers have noticed: 0 to 99999.',
    },
    parseMilliseconds(0, MAX_DELAY_MS),
  ),
  /** How long requests under way may take after that, in milliseconds. */
  shutdownTimeout: settingWithDefault(
    {
      name: 'LIVERY_SHUTDOWN_TIMEOUT_MS',
      standard: '25000',
      meaning: 'How long requests under way may take after that, before they are cut off: 0 to 99999.',
    },
    parseMilliseconds(0, MAX_DELAY_MS),
  ),
};
