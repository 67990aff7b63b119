import { LANGUAGES } from '@livery/contract/market/language';
import { parseUrl } from '@livery/contract/shared/parse-url';
import { type Command, InvalidArgumentError, Option } from 'commander';

/** The parsed options of a session; each is valid on its own, but some may conflict. */
export interface SessionOptions {
  readonly adapters?: AdapterChoice;
  readonly api?: string;
  readonly resort?: string;
  readonly host?: string;
  readonly as?: string;
  readonly token?: string;
  readonly language?: string;
  readonly currency?: string;
  readonly timeZone?: string;
  readonly now?: Temporal.Instant;
  readonly state?: string;
  readonly record?: string;
  readonly json?: boolean;
}

/** Adds the options that every command of a session takes. */
export function addSessionOptions(command: Command): Command {
  return command
    .option(
      '--adapters <set>',
      'memory: the demo agencies, embedded; http: a server; recorded:<file>: a recorded session; module:<file>: adapters of your own (default: memory, or http with --api)',
      adapterChoice,
    )
    .option('--api <url>', "the API's address before /api", parseWebAddress)
    .option('--resort <url>', "the resort service's address (default: the API's)", parseWebAddress)
    .option('--host <host>', "the agency's host (default: aurora.localhost)", parseHost)
    .option(
      '--as <role>',
      'the visitor of the demo agencies: visitor, traveller, agent, owner … (default: visitor)',
      parseRole,
    )
    .option('--token <token>', 'the access token to use')
    .addOption(new Option('--language <code>', 'the interface language').choices([...LANGUAGES]))
    .option('--currency <code>', 'the currency to show prices in, such as EUR', parseCurrency)
    .option('--time-zone <name>', "the visitor's time zone, such as Asia/Dubai", parseTimeZone)
    .option('--now <time>', 'the moment to use as now, such as 2026-02-03T09:00:00Z', parseInstant)
    .option('--state <folder>', 'where sign-ins are stored (default: livery in $XDG_STATE_HOME or ~/.local/state)')
    .option('--record <file>', "record the server's responses, to be replayed with --adapters recorded:<file>")
    .option('--json', 'print one JSON document, for programs');
}

function parseHost(value: string): string {
  if (/^[a-z0-9.-]+(?::\d{1,5})?$/i.test(value)) return value.toLowerCase();
  throw new InvalidArgumentError('Give a host name without http:// or a path, such as aurora.localhost.');
}

function parseRole(value: string): string {
  if (/^[a-z]+$/i.test(value)) return value.toLowerCase();
  throw new InvalidArgumentError('Give a role in one word, such as agent.');
}

function parseCurrency(value: string): string {
  if (/^[a-z]{3}$/i.test(value)) return value.toUpperCase();
  throw new InvalidArgumentError('Give a currency code of three letters, such as EUR.');
}

function parseTimeZone(value: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(value).timeZoneId;
  } catch {
    throw new InvalidArgumentError('Give a time zone by its IANA name, such as Asia/Dubai.');
  }
}

function parseInstant(value: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(value);
  } catch {
    throw new InvalidArgumentError('Give a time with its zone or offset, such as 2026-02-03T09:00:00Z.');
  }
}

/** Reads an option with the address of a service. */
function parseWebAddress(value: string): string {
  if (/^https?:\/\//i.test(value) && parseUrl(value) !== undefined) return value;
  throw new InvalidArgumentError('Give an http(s) address, such as http://127.0.0.1:8080.');
}

/** The adapters of a session, as `--adapters` names them. */
type AdapterChoice =
  | { readonly set: 'memory' }
  | { readonly set: 'http' }
  | { readonly set: 'recorded' | 'module'; readonly file: string };

/** Reads `memory`, `http`, `recorded:<file>` or `module:<file>`. */
function adapterChoice(value: string): AdapterChoice {
  if (value === 'memory' || value === 'http') return { set: value };
  const [, set, file] = /^(recorded|module):(.+)$/s.exec(value) ?? [];
  if ((set === 'recorded' || set === 'module') && file !== undefined) return { set, file };
  throw new InvalidArgumentError('Allowed choices are memory, http, recorded:<file>, module:<file>.');
}
