import type { RemoteSession } from '@livery/contract/remotes/remote-context';

const VISITOR: RemoteSession = {
  id: 'session-0123456789',
  signedIn: false,
  profile: null,
  recognition: 'visitor',
  showsPrices: true,
};

/** A session with some values replaced; by default, `recognition` is derived from the others. */
export function fakeSession(
  changes: Partial<RemoteSession> = {},
  sessionBefore: RemoteSession = VISITOR,
): RemoteSession {
  const { recognition, ...otherFields } = { ...sessionBefore, recognition: undefined, ...changes };
  const profileState = otherFields.profile === null ? ('loading' as const) : ('ready' as const);
  return { ...otherFields, recognition: recognition ?? (otherFields.signedIn ? profileState : 'visitor') };
}
