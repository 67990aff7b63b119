import type { RemoteSession } from '@livery/contract/remotes/remote-context';

const VISITOR: RemoteSession = {
  id: 'session-0123456789',
  signedIn: false,
  profile: null,
  recognition: 'visitor',
  showsPrices: true,
};

/** A session with some values replaced; by default, `recognition` is derived from the others. */
export function fakeSession(changes: Partial<RemoteSession> = {}, before: RemoteSession = VISITOR): RemoteSession {
  const { recognition, ...others } = { ...before, recognition: undefined, ...changes };
  const known = others.profile === null ? ('loading' as const) : ('ready' as const);
  return { ...others, recognition: recognition ?? (others.signedIn ? known : 'visitor') };
}
