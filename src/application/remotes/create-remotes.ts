import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, defer, firstValueFrom, shareReplay } from 'rxjs';
import type { RemotePages } from '../../domain/remotes/routes.ts';
import type { ProfileFavourites } from '../saved/saved.ts';
import type { ProfileSource } from '../session/profile-source.port.ts';
import type { InternalSession } from '../session/session.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import type { Shell } from '../shell.ts';
import type { RemotePorts } from './remote-ports.ts';
import type { RemoteHost } from './remote-source.port.ts';
import type { Remotes } from './remotes.ts';

interface RemotesDependencies extends RemotePorts {
  /** To be called once the shell is created. */
  readonly getShellAndSession: () => ShellAndSession;
  readonly remoteHost: RemoteHost;
  readonly stored: StoredValues;
}

/** Opens the remotes without loading the code that handles them: the first screen needs no remotes. */
export function createRemotes({ getShellAndSession, ...dependencies }: RemotesDependencies): InternalRemotes {
  const { remoteHost, profiles, configuration } = dependencies;
  const pages = new BehaviorSubject(configuration.current().remotePages ?? (remoteHost.runsModules ? null : []));

  // One import for all callers; after a failure the next call tries again.
  const modules = defer(async () => {
    const [{ createRemoteModules }, source, clientChoice] = await Promise.all([
      import('./create-remote-modules.ts'),
      remoteHost.open(),
      dependencies.stored.clientChoice(),
    ]);
    return createRemoteModules({ ...dependencies, ...getShellAndSession(), source, clientChoice, pages });
  }).pipe(shareReplay(1));
  const open = () => firstValueFrom(modules);
  const source = () =>
    open()
      .then((openedModules) => openedModules.profiles)
      .catch(() => profiles);

  return {
    open,
    pages: liveFromSubject(pages),
    readPages() {
      if (pages.value !== null) return;
      open()
        .then((openedModules) => openedModules.readPages())
        .catch(() => pages.next([]));
    },
    favourites: async () => (remoteHost.runsModules ? (await open()).favourites() : undefined),
    profiles: remoteHost.runsModules
      ? {
          read: async (signal) => (await source()).read(signal),
          loadAgentData: async (signal) => (await source()).loadAgentData(signal),
        }
      : profiles,
  };
}

/** The remotes, for use-cases. */
export interface InternalRemotes extends Remotes {
  /** Reads the profile from the remote user store if there is one, else from the platform. */
  readonly profiles: ProfileSource;
  /** The profile's favourites, if the remote user store keeps them; rejects if the code for remotes can't be loaded. */
  favourites(): Promise<ProfileFavourites | undefined>;
  /** The pages of custom remotes; `null` until the configuration or the manifest has named them. */
  readonly pages: Live<readonly RemotePages[] | null>;
  /** Reads the manifest if the pages aren't known. */
  readPages(): void;
}

/** The shell in which remotes are opened, and its session with the token. */
export interface ShellAndSession {
  readonly shell: Shell;
  readonly session: InternalSession;
}
