import type { Page } from '../navigation/page.port.ts';
import type { ProfileSource } from '../session/profile-source.port.ts';
import type { OwnSession } from '../session/session.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { ConfigurationSource } from '../shared/configuration-source.port.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { Shell } from '../shell.ts';
import type { OwnRemoteModules } from './open-remote-modules.ts';
import type { OwnRemotes } from './own-remotes.ts';
import type { RemoteCalls } from './remote-calls.port.ts';
import type { RemoteHost } from './remote-source.port.ts';

interface Needs {
  readonly remoteHost: RemoteHost;
  readonly remoteCalls: RemoteCalls;
  readonly profiles: ProfileSource;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly page: Page;
  readonly configuration: ConfigurationSource;
}

/** All of the remotes that is there from the start: the first screen needs none of them. */
export function openRemotes(needs: Needs): OwnRemotes {
  const { remoteHost, profiles } = needs;
  let served: { readonly shell: Shell; readonly session: OwnSession } | undefined;
  let opening: Promise<OwnRemoteModules> | undefined;

  async function begin(): Promise<OwnRemoteModules> {
    if (served === undefined) throw new Error('Remotes are opened before a shell serves them.');
    const [{ openRemoteModules }, source] = await Promise.all([import('./open-remote-modules.ts'), remoteHost.open()]);
    return openRemoteModules({ ...needs, ...served, source });
  }
  const open = () => {
    opening ??= begin().catch((failure) => {
      opening = undefined;
      throw failure;
    });
    return opening;
  };
  const asked = () =>
    open()
      .then((modules) => modules.profiles)
      .catch(() => profiles);

  return {
    open,
    serve(shell, session) {
      served = { shell, session };
    },
    profiles: remoteHost.runsModules
      ? {
          read: async (signal) => (await asked()).read(signal),
          loadAgentData: async (signal) => (await asked()).loadAgentData(signal),
        }
      : profiles,
  };
}
