import { type Context, Hono } from 'hono';
import { agencyOfRequest, NO_AGENCY } from '../request/request-context.ts';
import { isEmailAddress, isNonBlankText, isTextOrBlank, parseJsonBody } from '../request/request-fields.ts';
import type { ReferenceStores, SandboxWorld } from '../sandbox-world.ts';
import type { Accounts } from './accounts.ts';

/**
 * `POST /api/user/login` by e-mail address and password, or by a demo person's id; `POST /api/user/signup`. Both
 * respond with a token.
 *
 * @see rules §7
 */
export function signInRoutes({ accounts, stores }: SandboxWorld): Hono {
  return new Hono()
    .post('/api/user/login', async (c) => {
      const agency = agencyOfRequest(c);
      if (agency === null) return c.json({ message: NO_AGENCY }, 404);
      const token = signIn(accounts, agency, (await parseJsonBody(c)) ?? {});
      if (token === undefined) return c.json({ message: 'Send {"email":…,"password":…} or {"personId":…}.' }, 400);
      return token === null ? c.json({ message: 'The e-mail address or password is wrong.' }, 401) : c.json({ token });
    })
    .post('/api/user/signup', (c) => signUp(c, accounts, stores));
}

/** A token; null for wrong credentials; undefined if none were sent. */
function signIn(
  accounts: Accounts,
  agency: string,
  body: Readonly<Record<string, unknown>>,
): string | null | undefined {
  const { email, password, personId } = body;
  if (typeof personId === 'string') return accounts.signInAs(agency, personId);
  if (typeof email === 'string' && typeof password === 'string') return accounts.signIn(agency, email, password);
  return undefined;
}

async function signUp(
  c: Context,
  accounts: Accounts,
  { outbox, settings }: Pick<ReferenceStores, 'outbox' | 'settings'>,
): Promise<Response> {
  const agency = agencyOfRequest(c);
  if (agency === null) return c.json({ message: NO_AGENCY }, 404);
  if (settings.read(agency, 'website')['allowSignUp'] !== true) {
    return c.json({ message: "You can't sign up with this agency." }, 403);
  }
  const { email, password, firstName, lastName = '' } = (await parseJsonBody(c)) ?? {};
  if (!isNonBlankText(firstName) || !isTextOrBlank(lastName) || !isNonBlankText(password) || !isEmailAddress(email)) {
    return c.json(
      {
        message:
          'Send firstName, email and password, and lastName if there is one, each text of at most 200 characters.',
      },
      400,
    );
  }
  const token = accounts.signUp({ agency, email, password, firstName, lastName });
  if (token === null) return c.json({ message: 'There is already an account with this e-mail address.' }, 409);
  const newAccount = accounts.personOf(token);
  if (newAccount !== null) outbox.send('verify', newAccount);
  return c.json({ token }, 201);
}
