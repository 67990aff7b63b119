import { Hono } from 'hono';
import { agencyOfRequest, NO_AGENCY } from '../request/request-context.ts';
import { isEmailAddress, isNonBlankText, parseJsonBody } from '../request/request-fields.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

const MIN_PASSWORD_LENGTH = 8;

/**
 * `POST /api/user/forgotpassword`, which doesn't reveal which addresses exist; `…/newpassword` and `…/verify` with the
 * token of an e-mail, listed at `/sandbox/outbox`: 400 for an unknown token, 410 for a used or expired one.
 */
export function passwordRoutes({ accounts, stores }: SandboxWorld): Hono {
  return new Hono()
    .post('/api/user/forgotpassword', async (c) => {
      const agency = agencyOfRequest(c);
      if (agency === null) return c.json({ message: NO_AGENCY }, 404);
      const { email } = (await parseJsonBody(c)) ?? {};
      if (!isEmailAddress(email)) return c.json({ message: 'email must be an e-mail address.' }, 400);
      const person = accounts.personAt(agency, email);
      if (person !== null) stores.outbox.send('password', person);
      return c.json({ message: 'If there is an account with this address, an e-mail is on its way to it.' });
    })
    .post('/api/user/newpassword', async (c) => {
      const { token, password } = (await parseJsonBody(c)) ?? {};
      if (!isNonBlankText(password) || password.length < MIN_PASSWORD_LENGTH) {
        return c.json({ message: `password must be text of ${MIN_PASSWORD_LENGTH} to 200 characters.` }, 400);
      }
      const person = isNonBlankText(token) ? stores.outbox.redeem('password', token, agencyOfRequest(c)) : undefined;
      if (person === undefined) return c.json(WRONG_TOKEN, 400);
      if (person === 'expired') return c.json(EXPIRED_TOKEN, 410);
      accounts.setPassword(person, password);
      return c.json({ message: 'The password has been changed.' });
    })
    .post('/api/user/verify', async (c) => {
      const { token } = (await parseJsonBody(c)) ?? {};
      const person = isNonBlankText(token) ? stores.outbox.redeem('verify', token, agencyOfRequest(c)) : undefined;
      if (person === undefined) return c.json(WRONG_TOKEN, 400);
      if (person === 'expired') return c.json(EXPIRED_TOKEN, 410);
      return c.json({ message: 'The e-mail address has been confirmed.' });
    });
}

const WRONG_TOKEN = { message: 'token must be from an e-mail that was sent.' };
const EXPIRED_TOKEN = { message: 'This link has already been used, or is more than an hour old: ask for a new one.' };
