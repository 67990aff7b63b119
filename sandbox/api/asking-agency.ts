import type { Context } from 'hono';
import { subdomainOfHost } from '../world/subdomain-of-host.ts';
import { askingHost } from './asking-host.ts';

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
