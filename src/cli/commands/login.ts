import { accessSync, constants, mkdirSync } from 'node:fs';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { Command } from 'commander';
import type { Credentials } from '../../application/session/sign-in.port.ts';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import type { Shell } from '../../application/shell.ts';
import { userRole } from '../../domain/session/roles.ts';
import type { CliCommand, CommandContext } from '../cli-command.ts';
import type { CliPorts } from '../cli-ports.ts';
import { EXIT_CODES, thrownMessage } from '../exit-code.ts';
import { type CommandFailure, explainSignIn, refuseUsage } from '../explain-failure.ts';
import { demoPerson, stateFolder } from '../session/describe-session.ts';
import { runSession, type SessionAction } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';
import { readPassword } from '../terminal/prompt-secret.ts';

interface LoginOptions extends SessionOptions {
  readonly email?: string;
  readonly password?: string;
}

export const loginCommand: CliCommand = {
  name: 'login',
  summary: 'Signs in at a server, for the commands that follow; --as signs in as one of the demo agencies’ people.',
  example: { call: 'login --as owner', prints: 'Signed in at Aurora Journeys as Isla Marlowe (owner).' },
  declare(command, run) {
    addSessionOptions(command)
      .option('--email <address>', 'the e-mail address to sign in with')
      .option(
        '--password <password>',
        'if left out, you are prompted for it, or it is read from stdin; others may see what you type here',
      )
      .action((options: LoginOptions) => signIn(command, options, run));
  },
};

async function signIn(command: Command, options: LoginOptions, run: CommandContext): Promise<void> {
  const { as: role, email, password, token, ...remainingOptions } = options;
  if (token !== undefined) refuseUsage(command, 'A token needs no sign-in. Give it to the command you want to run.');
  if ((role === undefined) === (email === undefined)) {
    refuseUsage(command, 'Give --email with a password, or --as with a role of the demo agencies, such as --as owner.');
  }
  const folder = stateFolder(options.state, run.ports.env);
  if (options.api !== undefined) {
    const problem = folder === undefined ? 'there is none' : folderWriteProblem(folder);
    if (problem !== undefined) {
      refuseUsage(command, `There is no folder to store the sign-in in: ${problem}. Name one with --state.`);
    }
  }
  const credentials =
    email === undefined ? undefined : { email, password: password ?? (await readPassword(run.ports)) };
  const action = signInAction(options, credentials, role ?? '', run.ports);
  await runSession({ command, ...run }, remainingOptions, action, { writesSession: true });
}

function signInAction(
  options: SessionOptions,
  typedCredentials: Credentials | undefined,
  role: string,
  ports: CliPorts,
): SessionAction {
  return async (shell, print, host) => {
    const { session, agency } = shell;
    agency.load();
    const [, credentials] = await Promise.all([
      whenLoaded(agency.state),
      credentialsFor(shell, typedCredentials, role, host, ports),
    ]);
    if (!credentials.ok) return credentials;
    const response = await session.signIn(credentials.value, new AbortController().signal);
    if (!response.ok) return err(explainSignIn(response.error, host, session.id));

    const profile = await whenLoaded(session.profile);
    const view = profile.kind === 'ready' ? profileView(profile.profile) : null;
    if (options.json) return ok(await print.json({ signedIn: true, profile: view }));
    const knownAgency = agency.state.now();
    const where = 'agency' in knownAgency && knownAgency.agency.name !== '' ? knownAgency.agency.name : host;
    await print.line(`Signed in at ${where}${view === null ? '' : ` as ${view.name} (${view.role})`}.`);
    const isDemo = options.api === undefined && (options.adapters?.set ?? 'memory') === 'memory';
    return ok(
      await print.line(isDemo ? SIGN_IN_NOT_STORED : 'The commands that follow run as this person, until you log out.'),
    );
  };
}

const SIGN_IN_NOT_STORED = 'The demo agencies forget sign-ins between commands: add --as to each.';

/** The typed credentials, or those of the role. */
async function credentialsFor(
  { agency }: Shell,
  typedCredentials: Credentials | undefined,
  role: string,
  host: string,
  ports: CliPorts,
): Promise<Result<Credentials, CommandFailure>> {
  if (typedCredentials !== undefined) return ok(typedCredentials);
  const state = await whenLoaded(agency.state);
  const subdomain = 'agency' in state ? state.agency.subdomain : '';
  const result = await demoPerson(role, subdomain === '' ? host : `${subdomain}.localhost`, ports);
  if (result.ok) return result;
  const message = {
    what: `Couldn’t sign in at ${host}.`,
    why: result.error,
    next: 'Name one of these with --as, or sign in with --email.',
  };
  return err({ code: EXIT_CODES.refused, message });
}

/** Creates the folder if it is missing, readable by its owner only; returns why it isn't writable, if it isn't. */
function folderWriteProblem(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (problem) {
    return thrownMessage(problem);
  }
}

/** The signed-in user as printed, without the token. */
function profileView(profile: UserProfile) {
  const { id, firstName, lastName, email, credits } = profile;
  return {
    id,
    name: [firstName, lastName].filter((part) => part !== '').join(' '),
    email,
    role: userRole(profile),
    credits,
  };
}
