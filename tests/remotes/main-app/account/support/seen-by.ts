import { of } from 'rxjs';
import { fakeSession } from '../../../../../remotes/contract-kit/fake-session.ts';
import { readProfile } from '../../../../../remotes/user-store/read-profile.ts';
import type { ScreenRemote } from '../../../../../src/application/remotes/remote-context.ts';
import { sandboxResponses } from '../../../support/sandbox-responses.ts';
import { accountRemote } from './account-remote.tsx';

/** The account area as one of aurora's people sees it, whatever session it is handed, and how the sandbox answers them. */
export async function seenBy(person: string) {
  const respond = sandboxResponses({ person });
  const response = await respond({ method: 'GET', path: '/api/user/profile' });
  const profile = response.ok ? readProfile(response.value) : null;
  const session = fakeSession({ signedIn: true, profile });
  const remote: ScreenRemote = {
    mount: (element, context) =>
      accountRemote.mount(element, { ...context, session: { now: () => session, changes: of(session) } }),
  };
  return { respond, remote };
}
