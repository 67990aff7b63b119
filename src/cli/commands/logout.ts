import { ok } from '@livery/contract/shared/result';
import { sessionCommand } from '../session/run-session.ts';

/** Also succeeds if no user is signed in. */
export const logoutCommand = sessionCommand({
  name: 'logout',
  summary: 'Forgets who is signed in at a server.',
  example: { call: 'logout', prints: 'No user was signed in at aurora.localhost.' },
  requirements: { writesSession: true },
  action:
    (asJson) =>
    async ({ session }, print, host) => {
      const wasSignedIn = session.signedIn.now();
      session.signOut();
      if (asJson) return ok(await print.json({ signedIn: false, wasSignedIn }));
      return ok(await print.line(`${wasSignedIn ? 'Signed out' : 'No user was signed in'} at ${host}.`));
    },
});
