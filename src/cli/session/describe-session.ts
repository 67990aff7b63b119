import { writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { Command } from 'commander';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import type { CliPorts, DemoPerson } from '../cli-ports.ts';
import { thrownMessage } from '../exit-code.ts';
import { refuseUsage } from '../explain-failure.ts';
import { loadModule } from './load-module.ts';
import { openRecording, reportRecordingFlaws } from './open-recording.ts';
import { policiesOfEnvironment } from './read-policies.ts';
import type { ModuleSession, SessionBase, SessionSpec } from './session.ts';
import type { SessionOptions } from './session-options.ts';

const DEFAULT_HOST = 'aurora.localhost';

/** A command's additions to the options of its session. */
export interface SessionRequirements {
  /** Parameters of the page's address besides language and currency. */
  readonly place?: Readonly<Record<string, string>>;
  /** Whether the command signs in or out. */
  readonly writesSession?: boolean;
}

/** The session that the options describe, and its host. Conflicting options end the command as wrong usage. */
export async function describeSession(
  command: Command,
  options: SessionOptions,
  ports: CliPorts,
  { place = {}, writesSession = false }: SessionRequirements = {},
): Promise<{ readonly spec: SessionSpec; readonly host: string }> {
  const { api, resort, record, token, as: role = 'visitor' } = options;
  const choice = options.adapters ?? { set: api === undefined ? 'memory' : 'http' };
  if (choice.set === 'recorded') {
    if (record !== undefined) refuseUsage(command, 'A recording is replayed, not recorded again. Leave out --record.');
    if (role !== 'visitor')
      refuseUsage(
        command,
        '--as plays the people of the demo agencies. A recording has its own person: leave out --as.',
      );
    const recording = openRecording(choice.file, options, place);
    if (!recording.ok) return refuseUsage(command, recording.error);
    await reportRecordingFlaws(choice.file, recording.value, ports);
    return {
      spec: { adapters: 'recorded', recording: recording.value },
      host: new URL(recording.value.start.page).host,
    };
  }

  const host = options.host ?? DEFAULT_HOST;
  if (role !== 'visitor' && token !== undefined)
    refuseUsage(command, 'A session has one person. Give --as or --token, not both.');
  const visitor = {
    host,
    search: sessionQuery(options, place),
    timeZone: options.timeZone,
    now: options.now,
    policies: await readSessionPolicies(command, ports),
  };
  if (choice.set === 'memory' || choice.set === 'module') {
    if (api !== undefined) {
      refuseUsage(command, `--adapters ${choice.set} uses no server. Leave out --api, or use --adapters http.`);
    }
    if (resort !== undefined) {
      refuseUsage(command, '--resort is the address of a server’s resort service. Add --api with the server’s own.');
    }
    if (record !== undefined)
      refuseUsage(command, '--record records a server’s responses. Add --api with its address.');
    const person = role === 'visitor' ? ok({ token }) : await demoPerson(role, host, ports);
    if (!person.ok) return refuseUsage(command, person.error);
    const session = { ...visitor, token: person.value.token };
    if (choice.set === 'module') return { spec: await moduleSession(command, choice.file, session, ports), host };
    return { spec: { ...session, adapters: 'memory' }, host };
  }

  if (api === undefined) {
    return refuseUsage(
      command,
      '--adapters http needs a server. Add --api with its address, such as --api http://127.0.0.1:8080.',
    );
  }
  if (role !== 'visitor') {
    refuseUsage(command, '--as plays the people of the demo agencies. At a server, use the command login, or --token.');
  }
  if (record !== undefined) createRecordFile(command, record);
  // `--as visitor` ignores a stored sign-in.
  const folder = options.as === undefined ? stateFolder(options.state, ports.env) : undefined;
  return {
    spec: { ...visitor, adapters: 'http', api, resort, token, stateFolder: folder, writesSession, record },
    host,
  };
}

async function moduleSession(
  command: Command,
  file: string,
  session: SessionBase,
  ports: CliPorts,
): Promise<ModuleSession> {
  const { openModule, timeLimit } = ports;
  ports.logToStderr?.();
  const exportedModule = await loadModule(file, timeLimit);
  const module = exportedModule.ok ? await openModule(exportedModule.value, session) : exportedModule;
  return module.ok ? { adapters: 'module', ...module.value } : refuseUsage(command, module.error);
}

function sessionQuery({ language, currency }: SessionOptions, place: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({
    ...(language === undefined ? {} : { lng: language }),
    ...(currency === undefined ? {} : { currency }),
    ...place,
  });
  return query.size === 0 ? '' : `?${query}`;
}

async function readSessionPolicies(command: Command, ports: CliPorts): Promise<PolicyBook | undefined> {
  const policies = await policiesOfEnvironment(ports);
  return policies.ok
    ? policies.value
    : refuseUsage(command, `${policies.error.what} ${policies.error.why} ${policies.error.next}`);
}

function createRecordFile(command: Command, file: string): void {
  try {
    writeFileSync(file, '', { mode: 0o600 });
  } catch (problem) {
    refuseUsage(command, `The recording can’t be written: ${thrownMessage(problem)}. Name another file.`);
  }
}

/** A person of the demo agencies, by their role; an unknown role is refused with a list of the known ones. */
export async function demoPerson(
  role: string,
  host: string,
  { demoPeople }: Pick<CliPorts, 'demoPeople'>,
): Promise<Result<DemoPerson, string>> {
  const people = await demoPeople(host);
  const person = people.find(({ id }) => id === role);
  if (person !== undefined) return ok(person);
  const knownPeople = ['visitor', ...people.map(({ id }) => id)].join(', ');
  return err(`${host} has no person “${role}”. Known there: ${knownPeople}.`);
}

/**
 * The folder that stores sign-ins between commands: the given one, else `livery` in the system's folder for state;
 * `undefined` if there is none, for example for a user without a home folder.
 */
export function stateFolder(requestedFolder: string | undefined, env: CliPorts['env']): string | undefined {
  if (requestedFolder !== undefined) return requestedFolder;
  const { XDG_STATE_HOME: state = '', HOME: home = env.USERPROFILE ?? '' } = env;
  if (isAbsolute(state)) return join(state, 'livery');
  return isAbsolute(home) ? join(home, '.local', 'state', 'livery') : undefined;
}
