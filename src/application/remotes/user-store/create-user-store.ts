import { FALLBACK_LANGUAGE, languageTag } from '@livery/contract/market/language';
import type { RemoteI18n } from '@livery/contract/remotes/remote-i18n';
import { filter, firstValueFrom, map, race, timer } from 'rxjs';
import { USER_STORE_TIME_LIMIT_MS } from '../../../domain/remotes/time-limits.ts';
import type { ClientPicking } from '../../clients/client-picking.ts';
import type { MapView } from '../../map/map-view.port.ts';
import type { Page } from '../../navigation/page.port.ts';
import type { Clock } from '../../shared/clock.port.ts';
import type { ConfigurationSource } from '../../shared/configuration-source.port.ts';
import { errorText } from '../../shared/error-text.ts';
import type { Reporter } from '../../shared/reporter.port.ts';
import { whenLoaded } from '../../shared/when-loaded.ts';
import type { Shell } from '../../shell.ts';
import { createRemoteContext } from '../contract/create-remote-context.ts';
import type { RemoteEvents } from '../create-events.ts';
import type { RemoteCalls } from '../remote-calls.port.ts';
import type { OpenedUserStore } from '../remote-entry.ts';
import type { RemoteModules, RemoteScreen } from '../remotes.ts';

const NO_MESSAGES: RemoteI18n = {
  language: languageTag(FALLBACK_LANGUAGE),
  changeLanguage: async () => undefined,
  addResourceBundle: () => undefined,
  getFixedT: () => (key) => key,
  cloneInstance: () => NO_MESSAGES,
};

/** The screen of the user store: it shows nothing, has no page titles and no messages. */
function emptyScreen(page: Page): RemoteScreen {
  const { pathname: path, search, hash } = page.address();
  return {
    location: { path, search, hash },
    navigate: (to) => page.leaveFor(to),
    titlePage: () => undefined,
    showContent: () => () => undefined,
    searchPanel: () => () => undefined,
    guardLeaving: () => () => undefined,
    watchErrors: () => () => undefined,
    messageText: ({ text }) => text,
    i18n: NO_MESSAGES,
  };
}

interface UserStoreDependencies {
  readonly shell: Shell;
  readonly clients: ClientPicking;
  readonly modules: Pick<RemoteModules, 'load' | 'state'>;
  readonly remoteCalls: RemoteCalls;
  readonly page: Page;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly maps: MapView;
  readonly configuration: ConfigurationSource;
  readonly events: RemoteEvents;
}

/**
 * Opens the remote user store. `undefined` if there is none, if it fails, or if it isn't ready within four seconds; all
 * but the first are reported.
 */
export async function createUserStore(dependencies: UserStoreDependencies): Promise<OpenedUserStore | undefined> {
  const { shell, modules, clock, reporter } = dependencies;
  modules.load('userStore');
  const otherStateChanges = modules
    .state('userStore')
    .changes.pipe(filter(({ kind }) => kind === 'ready' || kind === 'failed'));
  const timeLimit = timer(USER_STORE_TIME_LIMIT_MS, clock.scheduler).pipe(map(() => ({ kind: 'late' }) as const));
  const state = await firstValueFrom(race(otherStateChanges, timeLimit));
  if (state.kind === 'late') reporter.error({ kind: 'user-store-late', milliseconds: USER_STORE_TIME_LIMIT_MS });
  const loadedAgency = await whenLoaded(shell.agency.state);
  if (state.kind !== 'ready' || !('agency' in loadedAgency)) return undefined;

  const screen = emptyScreen(dependencies.page);
  const { module } = state.remote;
  const { context } = createRemoteContext({
    ...dependencies,
    remote: 'userStore',
    agency: loadedAgency.agency,
    screen,
    module,
  });
  try {
    return state.remote.entry.open(context);
  } catch (thrown) {
    reporter.error({ kind: 'user-store-failed', problem: errorText(thrown) });
    return undefined;
  }
}
