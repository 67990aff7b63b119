import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Command } from 'commander';
import type { Credentials } from '../../application/session/sign-in.port.ts';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import type { Shell } from '../../application/shell.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { CliCommand, Run } from '../cli-command.ts';
import { demoPerson } from '../demo-person.ts';
import { EXIT } from '../exit-code.ts';
import { explainSignIn } from '../explain-sign-in.ts';
import { messageOf } from '../message-of.ts';
import type { Outside } from '../outside.ts';
import { profileView } from '../profile-view.ts';
import { readPassword } from '../read-password.ts';
import type { Refusal } from '../refusal.ts';
import { refuseUsage } from '../refuse-usage.ts';
import { type Act, runVisit } from '../run-visit.ts';
import { stateFolder } from '../state-folder.ts';
import { offerVisit, type VisitOptions } from '../visit-options.ts';

interface LoginOptions extends VisitOptions {
  readonly email?: string;
  readonly password?: string;
}

export const loginCommand: CliCommand = {
  name: 'login',
  summary: 'Signs in at a server, for the commands that follow; --as signs in as one of the demo agencies’ people.',
  example: { call: 'login --as owner', prints: 'Signed in at Aurora Journeys as Isla Marlowe (owner).' },
  declare(command, run) {
    offerVisit(command)
      .option('--email <address>', 'the e-mail address to sign in with')
      .option(
        '--password <password>',
        'if left out, you are asked for it, or it is read from stdin; others may see what you type here',
      )
      .action((options: LoginOptions) => signIn(command, options, run));
  },
};

async function signIn(command: Command, options: LoginOptions, run: Run): Promise<void> {
  const { as: role, email, password, token, ...rest } = options;
  if (token !== undefined) refuseUsage(command, 'A token needs no sign-in. Give it to the command you want to run.');
  if ((role === undefined) === (email === undefined)) {
    refuseUsage(command, 'Give --email with a password, or --as with a role of the demo agencies, such as --as owner.');
  }
  const kept = stateFolder(options.state, run.outside.env);
  if (options.api !== undefined) {
    const problem = kept === undefined ? 'there is none' : whyNotWritable(kept);
    if (problem !== undefined) {
      refuseUsage(command, `There is no folder to store the sign-in in: ${problem}. Name one with --state.`);
    }
  }
  const typed = email === undefined ? undefined : { email, password: password ?? (await readPassword(run.outside)) };
  const act = actOf(options, typed, role ?? '', run.outside);
  await runVisit({ command, ...run }, rest, act, { keepsSignIn: true });
}

function actOf(options: VisitOptions, typed: Credentials | undefined, role: string, outside: Outside): Act {
  return async (shell, print, host) => {
    const { session, agency } = shell;
    agency.load();
    const [, credentials] = await Promise.all([whenLoaded(agency.state), given(shell, typed, role, host, outside)]);
    if (!credentials.ok) return credentials;
    const answer = await session.signIn(credentials.value, new AbortController().signal);
    if (!answer.ok) return err(explainSignIn(answer.error, host, session.id));

    const profile = await whenLoaded(session.profile);
    const view = profile.kind === 'ready' ? profileView(profile.profile) : null;
    if (options.json) return ok(await print.json({ signedIn: true, profile: view }));
    const known = agency.state.now();
    const where = 'agency' in known && known.agency.name !== '' ? known.agency.name : host;
    await print.line(`Signed in at ${where}${view === null ? '' : ` as ${view.name} (${view.role})`}.`);
    const isDemo = options.api === undefined && (options.adapters?.set ?? 'memory') === 'memory';
    return ok(await print.line(isDemo ? NOT_KEPT : 'The commands that follow run as this person, until you log out.'));
  };
}

const NOT_KEPT = 'The demo agencies forget sign-ins between commands: add --as to each.';

/** What was typed, or what belongs to the role. */
async function given(
  { agency }: Shell,
  typed: Credentials | undefined,
  role: string,
  host: string,
  outside: Outside,
): Promise<Result<Credentials, Refusal>> {
  if (typed !== undefined) return ok(typed);
  const state = await whenLoaded(agency.state);
  const subdomain = 'agency' in state ? state.agency.subdomain : '';
  const found = await demoPerson(role, subdomain === '' ? host : `${subdomain}.localhost`, outside);
  if (found.ok) return found;
  const complaint = {
    what: `Couldn’t sign in at ${host}.`,
    why: found.error,
    next: 'Name one of these with --as, or sign in with --email.',
  };
  return err({ code: EXIT.no, complaint });
}

/** Makes the folder where it is missing, for its owner alone; says why files can't be kept in it, if so. */
function whyNotWritable(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (problem) {
    return messageOf(problem);
  }
}
