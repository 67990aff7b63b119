import { type Command, InvalidArgumentError, Option } from 'commander';
import { LANGUAGES } from '../domain/market/language.ts';

/** The options of a visit, as commander hands them over: each is in order by itself. */
export interface VisitOptions {
  readonly adapters?: 'memory' | 'http';
  readonly api?: string;
  readonly host: string;
  readonly token?: string;
  readonly language?: string;
  readonly currency?: string;
  readonly timeZone?: string;
  readonly now?: Temporal.Instant;
  readonly json?: boolean;
}

/** Tells commander of the options that every command of a visit takes. */
export function offerVisit(command: Command): Command {
  return command
    .addOption(
      new Option('--adapters <set>', 'memory: the demo agencies, embedded; http: a server (default: memory)').choices([
        'memory',
        'http',
      ]),
    )
    .option('--api <url>', "the API's address before /api, with --adapters http", webAddress)
    .option('--host <host>', "the agency's host", host, 'aurora.localhost')
    .option('--as <role>', 'who visits: visitor (other roles come with sign-in)', visitor, 'visitor')
    .option('--token <token>', 'visit with this access token')
    .addOption(new Option('--language <code>', 'the interface language').choices([...LANGUAGES]))
    .option('--currency <code>', 'the currency to show prices in, such as EUR', currency)
    .option('--time-zone <name>', "the visitor's time zone, such as Asia/Dubai", timeZone)
    .option('--now <time>', 'visit at this moment, such as 2026-02-03T09:00:00Z', instant)
    .option('--json', 'print one JSON document, for programs');
}

function webAddress(value: string): string {
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('Give an http(s) address, such as http://127.0.0.1:8080.');
}

function host(value: string): string {
  if (/^[a-z0-9.-]+(?::\d{1,5})?$/i.test(value)) return value.toLowerCase();
  throw new InvalidArgumentError('Give a host name without http:// or a path, such as aurora.localhost.');
}

function visitor(value: string): string {
  if (value === 'visitor') return value;
  throw new InvalidArgumentError('Only a visitor can be played so far; --token T visits as whoever the token is for.');
}

function currency(value: string): string {
  if (/^[a-z]{3}$/i.test(value)) return value.toUpperCase();
  throw new InvalidArgumentError('Give a currency code of three letters, such as EUR.');
}

function timeZone(value: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(value).timeZoneId;
  } catch {
    throw new InvalidArgumentError('Give a time zone by its IANA name, such as Asia/Dubai.');
  }
}

function instant(value: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(value);
  } catch {
    throw new InvalidArgumentError('Give a time with its zone or offset, such as 2026-02-03T09:00:00Z.');
  }
}
