import type { Reporter } from '../../application/shared/reporter.port.ts';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import { STORED_KEYS } from '../storage/stored-keys.ts';

/** The options of the command line for its session. */
export interface CommandLineOptions {
  /** The agency's host, such as `aurora.localhost`. */
  readonly host: string;
  /** The query of the page's address, such as `?lng=de&currency=EUR`. */
  readonly search?: string | undefined;
  /** Signs a user in; it isn't stored. */
  readonly token?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly now?: Temporal.Instant | undefined;
  readonly policies?: PolicyBook | undefined;
  /** By default, the console. */
  readonly reporter?: Reporter | undefined;
}

/** The device for an agency's site, with or without a token. */
export function commandLineDevice({ host, search = '', token }: Pick<CommandLineOptions, 'host' | 'search' | 'token'>) {
  return {
    page: `http://${host}/${search}`,
    cookies: token === undefined ? [] : [[STORED_KEYS.token.name, token] as const],
  };
}
