import { defer, firstValueFrom, shareReplay } from 'rxjs';
import type { Page } from '../navigation/page.port.ts';
import type { ProfileSource } from '../session/profile-source.port.ts';
import type { OwnSession } from '../session/session.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { ConfigurationSource } from '../shared/configuration-source.port.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { Shell } from '../shell.ts';
import type { RemoteCalls } from './remote-calls.port.ts';
import type { RemoteHost } from './remote-source.port.ts';
import type { Remotes } from './remotes.ts';

interface Needs {
  /** To be called once the shell is made. */
  readonly shellAndSession: () => ShellAndSession;
  readonly remoteHost: RemoteHost;
  readonly remoteCalls: RemoteCalls;
  readonly profiles: ProfileSource;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly page: Page;
  readonly configuration: ConfigurationSource;
}

/** All of the remotes that is there from the start: the first screen needs none of them. */
export function openRemotes({ shellAndSession, ...needs }: Needs): OwnRemotes {
  const { remoteHost, profiles } = needs;

  // Once for all callers; after a failure the next call tries again.
  const modules = defer(async () => {
    const [{ openRemoteModules }, source] = await Promise.all([import('./open-remote-modules.ts'), remoteHost.open()]);
    return openRemoteModules({ ...needs, ...shellAndSession(), source });
  }).pipe(shareReplay(1));
  const open = () => firstValueFrom(modules);
  const source = () =>
    open()
      .then((opened) => opened.profiles)
      .catch(() => profiles);

  return {
    open,
    profiles: remoteHost.runsModules
      ? {
          read: async (signal) => (await source()).read(signal),
          loadAgentData: async (signal) => (await source()).loadAgentData(signal),
        }
      : profiles,
  };
}

/** The remotes as the shell itself sees them. */
export interface OwnRemotes extends Remotes {
  /** Reads the profile from the remote user store where there is one, else from the platform. */
  readonly profiles: ProfileSource;
}

/** The shell that the modules are shellAndSession from, and its session as use-cases see it. */
export interface ShellAndSession {
  readonly shell: Shell;
  readonly session: OwnSession;
}
