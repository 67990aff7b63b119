import { parseProfile } from '@livery/contract/wire/profile-wire';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import type { FakeContextOptions } from '@livery/remote/testing';
import { createSandbox } from '@livery/sandbox/app';
import type { Hono } from 'hono';
import { area } from '../../../account/routes.tsx';
import { areaRemote } from '../../area-remote.tsx';

export const accountRemote = await areaRemote(area);

/** The responses of a sandbox to one of aurora's people, or to a visitor, and their profile. */
async function signedIn(person: string | undefined, app: Hono) {
  const respond = sandboxResponses({ app, ...(person === undefined ? {} : { person }) });
  const response = person === undefined ? null : await respond({ method: 'GET', path: '/api/user/profile' });
  return { respond, profile: response?.ok === true ? parseProfile(response.value) : null };
}

interface Options extends FakeContextOptions {
  readonly at: string;
  /** One of aurora's people; by default, a visitor. */
  readonly person?: string;
  readonly app?: Hono;
}

/** Shows a page of the account area to a person of the sandbox, or to a visitor. */
export async function showAccount({ person, app = createSandbox(), ...options }: Options) {
  const { respond, profile } = await signedIn(person, app);
  const session = { signedIn: profile !== null, profile };
  return showRemote(accountRemote, { session, respond, ...options });
}

/** The session of one of aurora's people, and the sandbox's responses to them. */
export async function seenBy(person: string) {
  const { respond, profile } = await signedIn(person, createSandbox());
  return { respond, session: { signedIn: true, profile } };
}
