import type { Hono } from 'hono';
import type { FakeContextOptions } from '../../../../../remotes/contract-kit/fake-context.ts';
import { readProfile } from '../../../../../remotes/user-store/read-profile.ts';
import { createSandbox } from '../../../../../sandbox/app.ts';
import { sandboxResponses } from '../../../support/sandbox-responses.ts';
import { showRemote } from '../../../support/show-remote.ts';
import { accountRemote } from './account-remote.tsx';

interface Wishes extends FakeContextOptions {
  readonly at: string;
  /** One of aurora's people; a visitor without it. */
  readonly person?: string;
  readonly app?: Hono;
}

/** Shows a page of the account area to somebody of the sandbox, or to a visitor. */
export async function showAccount({ person, app = createSandbox(), ...wishes }: Wishes) {
  const respond = sandboxResponses({ app, ...(person === undefined ? {} : { person }) });
  const response = person === undefined ? null : await respond({ method: 'GET', path: '/api/user/profile' });
  const profile = response?.ok === true ? readProfile(response.value) : null;
  const session = { signedIn: profile !== null, profile };
  const shown = await showRemote(accountRemote, { session, respond, ...wishes });
  return { ...shown, respond };
}
