import type { Context } from 'hono';
import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { ownOrigin } from '../own-origin.ts';
import type { Register } from '../register.ts';
import { sameOrigin } from '../same-origin.ts';
import { siteAddress } from './site-address.ts';
import type { Tickets } from './tickets.ts';

/** The cookie that a site takes for a sign-in. @see rules 7.4 and 7.5 */
export const TOKEN_COOKIE = 'access_token';

/**
 * Signing in and out by a form. A cookie can be set only by the host it is for: a sign-in at another agency goes there
 * with a ticket.
 */
export function entryForms(register: Register, tickets: Tickets): Hono {
  return new Hono()
    .post('/sandbox/sign-in', sameOrigin, async (c) => {
      const { agency, person } = await c.req.parseBody();
      const isForm = typeof agency === 'string' && typeof person === 'string';
      const token = isForm ? register.signInAs(agency, person) : null;
      if (!isForm || token === null) return c.json({ message: 'There is nobody like that at this agency.' }, 400);
      const site = siteAddress(c.req.url, agency);
      if (site === ownOrigin(c.req.raw)) return entered(c, token);
      return c.redirect(`${site}/sandbox/enter?ticket=${tickets.issue(token, site)}`, 303);
    })
    .get('/sandbox/enter', (c) => {
      const token = tickets.take(c.req.query('ticket') ?? '', ownOrigin(c.req.raw));
      return token === null
        ? c.json({ message: 'This ticket has been used or has expired. Sign in again.' }, 400)
        : entered(c, token);
    })
    .post('/sandbox/sign-out', sameOrigin, (c) => {
      deleteCookie(c, TOKEN_COOKIE, { path: '/' });
      return c.redirect('/sandbox', 303);
    });
}

/** Sets the cookie as the site itself would, and goes home. */
function entered(c: Context, token: string): Response {
  const secure = new URL(c.req.url).protocol === 'https:';
  setCookie(c, TOKEN_COOKIE, token, { path: '/', sameSite: 'Lax', secure });
  return c.redirect('/', 303);
}
