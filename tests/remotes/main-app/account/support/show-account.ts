import type { Hono } from 'hono';
import type { FakeContextOptions } from '../../../../../remotes/contract-kit/fake-context.ts';
import { readProfile } from '../../../../../remotes/user-store/read-profile.ts';
import { createSandbox } from '../../../../../sandbox/app.ts';
import { sandboxAnswers } from '../../../support/sandbox-answers.ts';
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
  const answer = sandboxAnswers({ app, ...(person === undefined ? {} : { person }) });
  const response = person === undefined ? null : await answer({ method: 'GET', path: '/api/user/profile' });
  const profile = response?.ok === true ? readProfile(response.value) : null;
  const session = { signedIn: profile !== null, profile };
  const shown = await showRemote(accountRemote, { session, answer, ...wishes });
  return { ...shown, answer };
}
