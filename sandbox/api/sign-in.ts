import type { Context } from 'hono';
import { Hono } from 'hono';
import { AGENCY_TABLE } from '../world/agency-table.ts';
import { askingAgency, NOBODY } from './asking-agency.ts';
import { bodyOf } from './body-of.ts';
import type { Desk } from './reference/desk.ts';
import { isAddress, isText } from './reference/is-text.ts';
import type { Register } from './register.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/**
 * `POST /api/user/login` by e-mail address and password, or by a demo person's id; `POST /api/user/signup`. Both
 * answer a token.
 *
 * @see rules §7
 */
export function signInCalls({ register, desk }: SandboxWorld): Hono {
  return new Hono()
    .post('/api/user/login', async (c) => {
      const agency = askingAgency(c);
      if (agency === null) return c.json({ message: NOBODY }, 404);
      const token = signIn(register, agency, (await bodyOf(c)) ?? {});
      if (token === undefined) return c.json({ message: 'Send {"email":…,"password":…} or {"personId":…}.' }, 400);
      return token === null ? c.json({ message: 'The e-mail address or password is wrong.' }, 401) : c.json({ token });
    })
    .post('/api/user/signup', (c) => signUp(c, register, desk));
}

/** A token; null for nobody; undefined where it was not said who. */
function signIn(
  register: Register,
  agency: string,
  body: Readonly<Record<string, unknown>>,
): string | null | undefined {
  const { email, password, personId } = body;
  if (typeof personId === 'string') return register.signInAs(agency, personId);
  if (typeof email === 'string' && typeof password === 'string') return register.signIn(agency, email, password);
  return undefined;
}

async function signUp(c: Context, register: Register, { mail }: Pick<Desk, 'mail'>): Promise<Response> {
  const agency = askingAgency(c);
  if (agency === null) return c.json({ message: NOBODY }, 404);
  if (AGENCY_TABLE.get(agency)?.agency['isHideSignupOption'] === true) {
    return c.json({ message: "You can't sign up with this agency." }, 403);
  }
  const { email, password, firstName, lastName } = (await bodyOf(c)) ?? {};
  if (!isText(firstName) || !isText(lastName) || !isText(password) || !isAddress(email)) {
    return c.json(
      { message: 'Send firstName, lastName, email and password, each text of at most 200 characters.' },
      400,
    );
  }
  const token = register.signUp({ agency, email, password, firstName, lastName });
  if (token === null) return c.json({ message: 'There is already an account with this e-mail address.' }, 409);
  const newcomer = register.personOf(token);
  if (newcomer !== null) mail.send('verify', newcomer);
  return c.json({ token }, 201);
}
