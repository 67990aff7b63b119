import type { Context } from 'hono';
import { subdomainOfHost } from '../../world/agencies/agency-of-host.ts';
import type { Person } from '../../world/agencies/people.ts';
import type { Asked } from '../../world/offers/offer.ts';
import type { Register } from '../account/accounts.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

const LONGEST = 200;

/** The id of the visit that a request belongs to; empty for none. */
export function visitOf({ req }: Context): string {
  return (req.header('x-session-id') ?? '').slice(0, LONGEST);
}

/** Where a request reached us, as `http://host:port`: the start of every picture's address. */
export const ownOrigin = ({ url }: Request): string => new URL(url).origin;
/**
 * The host that a request speaks for, without its port: that of the page it comes from (`Origin`) if it says so,
 * else the one it was sent to.
 */
export function askingHost({ headers, url }: Request): string {
  return hostOf(headers.get('origin') ?? '') || hostOf(url);
}

/** Empty for what is no address, such as the `null` that a sandboxed page sends. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** The subdomain of the agency whose site asks, or null when it is nobody's. */
export const askingAgency = ({ req }: Context): string | null => subdomainOfHost(askingHost(req.raw));

/** Answers in the name of the agency whose site asks: 404 where there is none. */
export function forAgency(answer: (subdomain: string, c: Context) => object): (c: Context) => Response {
  return (c) => {
    const subdomain = askingAgency(c);
    return subdomain === null ? c.json({ message: NOBODY }, 404) : c.json(answer(subdomain, c));
  };
}

export const NOBODY = 'No agency has its site at this host.';

/** Who asks, by the token in the header; null for a visitor, and for people of another agency. */
export function personAsking(c: Context, register: Register): Person | null {
  const person = register.personOf(c.req.header('x-access-token') ?? '');
  return person !== null && person.agency === askingAgency(c) ? person : null;
}

/** When and where the world is asked by a request. */
export function askedOf({ seed, now }: Pick<SandboxWorld, 'seed' | 'now'>, c: Context): Asked {
  return { seed, origin: ownOrigin(c.req.raw), today: now().toISOString().slice(0, 10) };
}
