import { ok } from '../../domain/shared/result.ts';
import type { CliCommand } from '../cli-command.ts';
import { runSession } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';

/** Signing out twice is signing out: it is done either way. */
export const logoutCommand: CliCommand = {
  name: 'logout',
  summary: 'Forgets who is signed in at a server.',
  example: { call: 'logout', prints: 'Nobody was signed in at aurora.localhost.' },
  declare(command, run) {
    addSessionOptions(command).action((options: SessionOptions) =>
      runSession(
        { command, ...run },
        options,
        async ({ session }, print, host) => {
          const wasSignedIn = session.signedIn.now();
          session.signOut();
          if (options.json) return ok(await print.json({ signedIn: false, wasSignedIn }));
          return ok(await print.line(`${wasSignedIn ? 'Signed out' : 'Nobody was signed in'} at ${host}.`));
        },
        { keepsSignIn: true },
      ),
    );
  },
};
