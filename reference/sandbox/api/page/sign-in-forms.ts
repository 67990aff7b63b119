import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Accounts } from '../account/accounts.ts';
import { requireSameOrigin } from '../middleware/control-access.ts';
import { ownOrigin } from '../request/request-context.ts';
import { siteAddress } from './page-model.ts';

/** A pending sign-in on another host, because only that host can set its cookie. */
interface SignInTicket {
  readonly token: string;
  /** The origin of the target site. */
  readonly site: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

interface OneTimeTokens {
  /** Returns the number of a new ticket, valid for one minute and one use. */
  issue(token: string, site: string): string;
  /** The token, if the ticket is valid for this site. */
  take(number: string, site: string): string | null;
}

const MINUTE_MS = 60_000;

export function createOneTimeTokens(now: () => Date): OneTimeTokens {
  const oneTimeTokens = new Map<string, SignInTicket>();
  return {
    issue(token, site) {
      for (const [number, { expiresAt }] of oneTimeTokens)
        if (expiresAt <= now().getTime()) oneTimeTokens.delete(number);
      const number = crypto.randomUUID();
      oneTimeTokens.set(number, { token, site, expiresAt: now().getTime() + MINUTE_MS });
      return number;
    },
    take(number, site) {
      const ticket = oneTimeTokens.get(number);
      oneTimeTokens.delete(number);
      return ticket !== undefined && ticket.site === site && ticket.expiresAt > now().getTime() ? ticket.token : null;
    },
  };
}

/** The cookie with which a site signs in. @rule 7.4, 7.5 */
export const TOKEN_COOKIE = 'access_token';

/**
 * Signing in and out with a form. Only the host itself can set its cookie: for another agency, the sign-in continues on
 * that agency's host with a ticket.
 */
export function signInForms(accounts: Accounts, oneTimeTokens: OneTimeTokens): Hono {
  return new Hono()
    .post('/sandbox/sign-in', requireSameOrigin, async (c) => {
      const { agency, person } = await c.req.parseBody();
      const isForm = typeof agency === 'string' && typeof person === 'string';
      const token = isForm ? accounts.signInAs(agency, person) : null;
      if (!isForm || token === null) return c.json({ message: 'There is no such person at this agency.' }, 400);
      const site = siteAddress(c.req.url, agency);
      if (site === ownOrigin(c.req.raw)) return signedInRedirect(c, token);
      return c.redirect(`${site}/sandbox/enter?ticket=${oneTimeTokens.issue(token, site)}`, 303);
    })
    .get('/sandbox/enter', (c) => {
      const token = oneTimeTokens.take(c.req.query('ticket') ?? '', ownOrigin(c.req.raw));
      return token === null
        ? c.json({ message: 'This ticket has been used or has expired. Sign in again.' }, 400)
        : signedInRedirect(c, token);
    })
    .post('/sandbox/sign-out', requireSameOrigin, (c) => {
      deleteCookie(c, TOKEN_COOKIE, { path: '/' });
      return c.redirect('/sandbox', 303);
    });
}

/** Sets the same cookie as the site would, and redirects to the home page. */
function signedInRedirect(c: Context, token: string): Response {
  const secure = new URL(c.req.url).protocol === 'https:';
  setCookie(c, TOKEN_COOKIE, token, { path: '/', sameSite: 'Lax', secure });
  return c.redirect('/', 303);
}
