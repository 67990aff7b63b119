import { Hono } from 'hono';
import { askingAgency, NOBODY } from '../request/request-context.ts';
import { bodyOf, isAddress, isText } from '../request/request-fields.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

const SHORTEST = 8;

/**
 * `POST /api/user/forgotpassword`, which tells nobody whose address is known; `…/newpassword` and `…/verify` with the
 * token of a letter, which is in `/sandbox/outbox`: 400 for one that nobody was sent, 410 for one that is used up.
 */
export function passwordCalls({ register, desk }: SandboxWorld): Hono {
  return new Hono()
    .post('/api/user/forgotpassword', async (c) => {
      const agency = askingAgency(c);
      if (agency === null) return c.json({ message: NOBODY }, 404);
      const { email } = (await bodyOf(c)) ?? {};
      if (!isAddress(email)) return c.json({ message: 'email must be an e-mail address.' }, 400);
      const person = register.personAt(agency, email);
      if (person !== null) desk.mail.send('password', person);
      return c.json({ message: 'If there is an account with this address, an e-mail is on its way to it.' });
    })
    .post('/api/user/newpassword', async (c) => {
      const { token, password } = (await bodyOf(c)) ?? {};
      if (!isText(password) || password.length < SHORTEST) {
        return c.json({ message: `password must be text of ${SHORTEST} to 200 characters.` }, 400);
      }
      const person = isText(token) ? desk.mail.open('password', token, askingAgency(c)) : undefined;
      if (person === undefined) return c.json(WRONG_TOKEN, 400);
      if (person === 'expired') return c.json(USED_UP, 410);
      register.setPassword(person, password);
      return c.json({ message: 'The password has been changed.' });
    })
    .post('/api/user/verify', async (c) => {
      const { token } = (await bodyOf(c)) ?? {};
      const person = isText(token) ? desk.mail.open('verify', token, askingAgency(c)) : undefined;
      if (person === undefined) return c.json(WRONG_TOKEN, 400);
      if (person === 'expired') return c.json(USED_UP, 410);
      return c.json({ message: 'The e-mail address has been confirmed.' });
    });
}

const WRONG_TOKEN = { message: 'token must be from an e-mail that was sent.' };
const USED_UP = { message: 'This link has already been used, or is more than an hour old: ask for a new one.' };
