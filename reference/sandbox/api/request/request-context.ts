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

/** The id of a request's session; empty if there is none. */
export const sessionIdOfRequest = ({ req }: Context): string =>
  (req.header('x-session-id') ?? '').slice(0, MAX_SESSION_ID_LENGTH);

/** The origin to which a request was sent, `http://host:port`: the start of every picture's address. */
export const ownOrigin = ({ url }: Request): string => new URL(url).origin;

/**
 * The host for which a request is, without its port: that of its page (`Origin`) if given, else the host to which it
 * was sent.
 */
export const hostOfRequest = ({ headers, url }: Request): string =>
  addressHost(headers.get('origin') ?? '') || addressHost(url);

/** Empty for an invalid address, such as the `null` that a sandboxed page sends. */
const addressHost = (address: string): string => parseUrl(address)?.hostname ?? '';

/** The subdomain of the agency whose site sent the request, or null for an unknown host. */
export const agencyOfRequest = ({ req }: Context): string | null => subdomainOfHost(hostOfRequest(req.raw));

/** Handles a request for the agency of its host: 404 if there is none. */
export function forAgency(c: Context, respond: (subdomain: string) => Response): Response {
  const subdomain = agencyOfRequest(c);
  return subdomain === null ? c.json({ message: NO_AGENCY }, 404) : respond(subdomain);
}

export const NO_AGENCY = 'No agency has its site at this host.';

/** The person of the token in the header; null for visitors, and for people of another agency. */
export function personOfRequest(c: Context, accounts: Accounts): Person | null {
  const person = accounts.personOf(c.req.header('x-access-token') ?? '');
  return person !== null && person.agency === agencyOfRequest(c) ? person : null;
}

/** The seed, origin, day and markups of a request's search. */
export function searchContext({ seed, now, stores }: SandboxWorld, c: Context): SearchContext {
  return {
    seed,
    origin: ownOrigin(c.req.raw),
    today: now().toISOString().slice(0, 10),
    language: languageOfRequest(c),
    markups: savedMarkups(stores.settings.read(agencyOfRequest(c) ?? '', 'product')),
  };
}
