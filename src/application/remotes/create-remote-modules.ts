import type { RemoteModule } from '@livery/contract/remotes/manifest';
import type { RemoteName } from '@livery/contract/remotes/remote-name';
import { liveFromSubject } from '@livery/contract/shared/live';
import { type BehaviorSubject, filter } from 'rxjs';
import type { ClientChoice } from '../../domain/clients/chosen-client.ts';
import type { RemotePages } from '../../domain/remotes/routes.ts';
import { createClientPicking } from '../clients/create-client-picking.ts';
import type { ProfileFavourites } from '../saved/saved.ts';
import type { ProfileSource } from '../session/profile-source.port.ts';
import type { InternalSession } from '../session/session.ts';
import { errorText } from '../shared/error-text.ts';
import type { StoredValue } from '../shared/stored-values.port.ts';
import type { Shell } from '../shell.ts';
import { createRemoteContext } from './contract/create-remote-context.ts';
import { createEvents } from './create-events.ts';
import { createSlots, type SlotPiece } from './create-slots.ts';
import { createLoader } from './loading/create-loader.ts';
import { createManifests } from './loading/create-manifests.ts';
import { createPreloader } from './loading/create-preloader.ts';
import { followAddedRemotes } from './loading/follow-added-remotes.ts';
import { withOverrides } from './loading/read-overrides.ts';
import { remoteOverrides } from './loading/remote-overrides.ts';
import { watchDeployments } from './loading/watch-deployments.ts';
import { recordingSearches } from './recording-searches.ts';
import type { RemotePorts } from './remote-ports.ts';
import type { RemoteSource } from './remote-source.port.ts';
import type { LoadedRemote, RemoteModules, ShownRemote } from './remotes.ts';
import { showRemote, withStyles } from './show-remote.ts';
import { createUserStore } from './user-store/create-user-store.ts';
import { userStoreProfiles } from './user-store/user-store-profiles.ts';

interface RemoteModulesDependencies extends RemotePorts {
  readonly shell: Shell;
  readonly clientChoice: StoredValue<ClientChoice>;
  readonly source: RemoteSource;
  readonly session: InternalSession;
  /** The pages of custom remotes, from the last manifest; `null` until they are known. */
  readonly pages: BehaviorSubject<readonly RemotePages[] | null>;
}

export interface InternalRemoteModules extends RemoteModules {
  /** Reads the remote user store; the platform if there is no store, or if it fails. */
  readonly profiles: ProfileSource;
  /** `undefined` if there is no user store, or if it doesn't keep favourites. */
  favourites(): Promise<ProfileFavourites | undefined>;
  /** Resolves once the pages of custom remotes are known: none if the manifest can't be read within ten seconds. */
  readPages(): Promise<void>;
}

/** While a remote's page is rendered on a server, its actions for a visitor have no effect. */
const NO_VISITOR_ACTIONS = {
  notify: () => undefined,
  signIn: () => undefined,
  signOut: () => undefined,
  loadProfile: () => undefined,
};

/**
 * Loads and shows the remote modules of the site, and handles their failures (rules §7, scripts; §8, failed remote
 * component).
 */
export function createRemoteModules({ clientChoice, ...given }: RemoteModulesDependencies): InternalRemoteModules {
  const { shell, clock, reporter } = given;
  const clients = createClientPicking({ agency: shell.agency, session: shell.session, reporter, choice: clientChoice });
  const dependencies = { ...given, clients };
  const overrides = remoteOverrides(dependencies);
  const source = withOverrides(dependencies.source, overrides);
  const manifests = createManifests({ source, clock });
  const loader = createLoader({ source, manifests, clock, reporter });
  const preloadFiles = createPreloader({ source, manifests, clock });
  const { stateOf } = loader;
  const events = createEvents();
  // The kept values may be about the user who was signed in.
  shell.session.signedIn.changes.pipe(filter((isSignedIn) => !isSignedIn)).subscribe(events.forget);

  const loaded = (remote: RemoteName): LoadedRemote | undefined => {
    const state = stateOf(remote).value;
    return state.kind === 'ready' ? state.remote : undefined;
  };
  const checkForDeployment = (anew: boolean) => {
    if (anew || manifests.isStale()) manifests.read(true, new AbortController().signal).catch(() => undefined);
  };
  const reportProblem = (remote: RemoteName, error: unknown) =>
    reporter.error({ kind: 'remote-error', remote, problem: errorText(error) });

  function crash(remote: RemoteName, error: unknown): void {
    const known = loaded(remote);
    if (known === undefined) return;
    const { url } = known.module.entry;
    // The missing file may be of a deployment that has been replaced.
    checkForDeployment(true);
    loader.fail(remote, { kind: 'crashed', url, problem: errorText(error) }, url);
  }

  const modules: RemoteModules = {
    ...watchDeployments({ manifests, overrides, deployed: loader.deployed, loaded: loader.loaded }),
    state: (remote) => liveFromSubject(stateOf(remote)),
    clients,
    reportProblem,
    crash,
    refetch: loader.refetch,

    load(remote) {
      if (loaded(remote) !== undefined) checkForDeployment(false);
      else loader.load(remote);
    },

    preload(remote, path) {
      const { kind } = stateOf(remote).value;
      const isWanted = kind === 'idle' || kind === 'ready';
      if (isWanted && !overrides.has(remote)) preloadFiles(remote, path, shell.market.language.now());
    },

    isFrom(remote, traces) {
      const home = moduleFolder(loaded(remote)?.module);
      return home !== undefined && traces.includes(home);
    },

    show(remote, element, screen) {
      const [ready, known] = [loaded(remote), shell.agency.state.now()];
      if (ready === undefined || !('agency' in known)) return UNSHOWN_REMOTE;
      const detachStyles = source.attachStyles(ready.module);
      const { module, entry } = ready;
      const opened = recordingSearches(
        shell.saved,
        createRemoteContext({ ...dependencies, remote, agency: known.agency, screen, module, events, openSlot }),
      );
      return withStyles(
        detachStyles,
        showRemote({
          mount: entry.mount,
          element,
          opened,
          onCrash: (error) => crash(remote, error),
          onProblem: (error) => reportProblem(remote, error),
        }),
      );
    },

    async render({ remote, module, render }, screen) {
      const known = shell.agency.state.now();
      if (!('agency' in known)) return null;
      const opened = createRemoteContext({ ...dependencies, remote, agency: known.agency, screen, module, events });
      try {
        return await render({ ...opened.context, ...NO_VISITOR_ACTIONS });
      } finally {
        opened.end();
      }
    },

    openSlot: (place) => openSlot(place),
  };
  const openSlot = createSlots({ manifests, agency: shell.agency, modules, showPiece });

  function showPiece({ remote, ready, slot, element, props, screen, onCrash }: SlotPiece): ShownRemote {
    const known = shell.agency.state.now();
    if (!('agency' in known)) return UNSHOWN_REMOTE;
    const { module, entry } = ready;
    const detachStyles = source.attachStyles(module);
    const ownScreen = {
      ...screen,
      titlePage: () => undefined,
      i18n: screen.i18n.cloneInstance({ forkResourceStore: true }),
    };
    const opened = createRemoteContext({
      ...dependencies,
      remote,
      agency: known.agency,
      screen: ownScreen,
      module,
      events,
    });
    return withStyles(
      detachStyles,
      showRemote({
        mount: (own, context) => entry.mountSlot(slot, own, context, props),
        element,
        opened,
        onCrash,
        onProblem: (error) => reportProblem(remote, error),
      }),
    );
  }

  return {
    ...modules,
    readPages: followAddedRemotes({ ...dependencies, manifests }),
    ...userStoreProfiles({ ...dependencies, openStore: () => createUserStore({ ...dependencies, modules, events }) }),
  };
}

const UNSHOWN_REMOTE: ShownRemote = { moved: () => undefined, end: () => undefined };

/** The folder of a module's entry, as an address that ends with a slash: all files of the module are below it. */
function moduleFolder(module: RemoteModule | undefined): string | undefined {
  return module === undefined ? undefined : new URL('.', module.entry.url).href;
}
