import { parseUrl } from '@livery/contract/shared/parse-url';
import type { Context } from 'hono';
import { subdomainOfHost } from '../../world/agencies/agency-of-host.ts';
import type { Person } from '../../world/agencies/people.ts';
import { savedMarkups } from '../../world/offers/markups.ts';
import type { SearchContext } from '../../world/offers/offer.ts';
import type { Accounts } from '../account/accounts.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { languageOfRequest } from './request-language.ts';

const MAX_SESSION_ID_LENGTH = 200;

/** The id of the session that a request belongs to; empty for none. */
export const sessionIdOfRequest = ({ req }: Context): string =>
  (req.header('x-session-id') ?? '').slice(0, MAX_SESSION_ID_LENGTH);

/** Where a request reached us, as `http://host:port`: the start of every picture's address. */
export const ownOrigin = ({ url }: Request): string => new URL(url).origin;

/**
 * The host that a request is for, without its port: that of the page it comes from (`Origin`) if given,
 * else the one it was sent to.
 */
export const hostOfRequest = ({ headers, url }: Request): string =>
  addressHost(headers.get('origin') ?? '') || addressHost(url);

/** Empty for what is no address, such as the `null` that a sandboxed page sends. */
const addressHost = (address: string): string => parseUrl(address)?.hostname ?? '';

/** The subdomain of the agency whose site sent the request, or null for an unknown host. */
export const agencyOfRequest = ({ req }: Context): string | null => subdomainOfHost(hostOfRequest(req.raw));

/** Handles a request for the agency of its host: 404 if there is none. */
export function forAgency(c: Context, respond: (subdomain: string) => Response): Response {
  const subdomain = agencyOfRequest(c);
  return subdomain === null ? c.json({ message: NO_AGENCY }, 404) : respond(subdomain);
}

export const NO_AGENCY = 'No agency has its site at this host.';

/** The person that the token in the header belongs to; null for visitors, and for people of another agency. */
export function personOfRequest(c: Context, accounts: Accounts): Person | null {
  const person = accounts.personOf(c.req.header('x-access-token') ?? '');
  return person !== null && person.agency === agencyOfRequest(c) ? person : null;
}

/** The seed, origin, day and markups that a request's search runs with. */
export function searchContext({ seed, now, stores }: SandboxWorld, c: Context): SearchContext {
  return {
    seed,
    origin: ownOrigin(c.req.raw),
    today: now().toISOString().slice(0, 10),
    language: languageOfRequest(c),
    markups: savedMarkups(stores.settings.read(agencyOfRequest(c) ?? '', 'product')),
  };
}
