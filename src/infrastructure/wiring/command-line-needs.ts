import type { Reporter } from '../../application/shared/reporter.port.ts';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import { STORED_KEYS } from '../storage/stored-keys.ts';

/** What a person at a terminal can say of the session that a command opens. */
export interface CommandLineNeeds {
  /** The agency's host, such as `aurora.localhost`. */
  readonly host: string;
  /** The query of the page's address, such as `?lng=de&currency=EUR`. */
  readonly search?: string | undefined;
  /** Signs its user in; nothing of theirs is stored. */
  readonly token?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly now?: Temporal.Instant | undefined;
  readonly policies?: PolicyBook | undefined;
  /** Left out, the console. */
  readonly reporter?: Reporter | undefined;
}

/** The device of somebody who opens the agency's site, with a token of theirs or without. */
export function deviceOf({ host, search = '', token }: Pick<CommandLineNeeds, 'host' | 'search' | 'token'>) {
  return {
    page: `http://${host}/${search}`,
    cookies: token === undefined ? [] : [[STORED_KEYS.token.name, token] as const],
  };
}
