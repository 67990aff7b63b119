import type { Agency } from '@livery/contract/agency/agency';
import { textLanguage } from '@livery/contract/content/text-language';
import type { ExchangeRates } from '@livery/contract/market/exchange-rates';
import { languageTag } from '@livery/contract/market/language';
import type { RemoteModule } from '@livery/contract/remotes/manifest';
import { CONTRACT_MINOR_VERSION, CONTRACT_VERSION, type RemoteContext } from '@livery/contract/remotes/remote-context';
import type { RemoteName } from '@livery/contract/remotes/remote-name';
import { liveFromSubject } from '@livery/contract/shared/live';
import { DEFAULT_GUESTS } from '@livery/contract/trip/guests';
import { BehaviorSubject } from 'rxjs';
import { hasContent } from '../../../domain/content/has-content.ts';
import { remoteBasePath } from '../../../domain/navigation/base-path.ts';
import { failureMessage } from '../../../domain/notices/failure-message.ts';
import { serverText } from '../../../domain/notices/server-text.ts';
import { deepFrozen } from '../../../domain/shared/deep-frozen.ts';
import type { ClientPicking } from '../../clients/client-picking.ts';
import type { MapView } from '../../map/map-view.port.ts';
import { loadedProfile } from '../../session/session.ts';
import type { ConfigurationSource } from '../../shared/configuration-source.port.ts';
import { derive } from '../../shared/derive.ts';
import { errorText } from '../../shared/error-text.ts';
import type { Reporter } from '../../shared/reporter.port.ts';
import type { Shell } from '../../shell.ts';
import type { RemoteEvents } from '../create-events.ts';
import type { RemoteCalls } from '../remote-calls.port.ts';
import type { OpenSlot, RemoteScreen, ShownRemote } from '../remotes.ts';
import { callForRemote } from './call-for-remote.ts';
import { clientsOfRemote } from './clients-of-remote.ts';
import { formatsOfRemote } from './formats-of-remote.ts';
import { leaveGuard } from './leave-guard.ts';
import { mapsOfRemote } from './maps-of-remote.ts';
import { panelOptions } from './panel-options.ts';
import { pathForRemote } from './path-for-remote.ts';
import { platformUntilUnmount } from './platform-until-unmount.ts';
import { savedOfRemote } from './saved-of-remote.ts';
import { slotsOfRemote } from './slots-of-remote.ts';

interface RemoteContextDependencies {
  readonly shell: Shell;
  readonly clients: ClientPicking;
  readonly remoteCalls: RemoteCalls;
  readonly reporter: Reporter;
  readonly maps: MapView;
  readonly configuration: ConfigurationSource;
  readonly remote: RemoteName;
  readonly agency: Agency;
  readonly screen: RemoteScreen;
  /** The manifest's entry of the remote. */
  readonly module: Pick<RemoteModule, 'routes' | 'configuration'>;
  readonly events: RemoteEvents;
  /** If left out, the remote can't open slots. */
  readonly openSlot?: OpenSlot;
}

export interface RemoteContextHandle extends ShownRemote {
  readonly context: RemoteContext;
  /** To be called after the end: from then on lasting calls can't start either. */
  endLastingCalls(): void;
}

const EMPTY_CONFIGURATION = Object.freeze({});
const NO_RATES: ExchangeRates = new Map();

/**
 * Makes a remote's context. After its end the values can still be read, but the remote's calls have no effect on the
 * page.
 * @rule 3.8, 9.4
 */
export function createRemoteContext({
  shell,
  clients,
  remoteCalls,
  reporter,
  maps,
  configuration,
  remote,
  agency,
  screen,
  module,
  events,
  openSlot,
}: RemoteContextDependencies): RemoteContextHandle {
  const { session, market, deals, notices } = shell;
  const location = new BehaviorSubject(screen.location);
  const controller = new AbortController();
  const lastingCallsEnded = new AbortController();
  const endings = new Set<() => void>();
  const { signal } = controller;

  /** Registers a clean-up, which runs once: when the remote calls it, or at its end. */
  const until = (end: () => void) => {
    const once = () => {
      if (endings.delete(once)) end();
    };
    endings.add(once);
    return once;
  };

  const reportError = (error: unknown) => reporter.error({ kind: 'remote-error', remote, problem: errorText(error) });
  const slots = slotsOfRemote({ remote, openSlot, reportError });

  const context: RemoteContext = {
    version: CONTRACT_VERSION,
    contract: `${CONTRACT_VERSION}.${CONTRACT_MINOR_VERSION}`,
    basePath: remoteBasePath(remote, module.routes),
    location: liveFromSubject(location),
    navigate(path, { replace = false } = {}) {
      if (!signal.aborted) screen.navigate(pathForRemote(path), { replace });
    },
    titlePage(title) {
      if (!signal.aborted) screen.titlePage(serverText(title));
    },

    // Other remotes, and on a server other visitors, get the same objects.
    agency: deepFrozen(agency),
    policies: deepFrozen(shell.agency.policies.now()),
    session: derive([session.signedIn, session.profile, deals.showsPrices], (signedIn, state, showsPrices) => ({
      id: session.id,
      signedIn,
      profile: loadedProfile(state),
      recognition: state.kind,
      showsPrices,
    })),
    language: market.language,
    i18n: screen.i18n,
    currency: market.currency,
    rates: derive([market.rates], (known) => (known.kind === 'ready' ? known.rates : NO_RATES)),
    ratesDay: derive([market.rates], (known) => (known.kind === 'ready' ? known.asOf.toString() : '')),
    platform: platformUntilUnmount(signal, shell.platform),
    defaultGuests: deepFrozen(DEFAULT_GUESTS),

    ...formatsOfRemote({ market, policies: shell.agency.policies }),
    hasContent,
    showContent: (element, html, language) =>
      signal.aborted ? () => undefined : until(screen.showContent(element, html, language)),
    contentMarkup: async (html, language) => screen.contentMarkup?.(html, language) ?? '',
    searchPanelMarkup: async (options) => screen.searchPanelMarkup?.(panelOptions(options)) ?? '',
    textLanguage: (text, language) => textLanguage(text, languageTag(market.language.now()), language),
    ...mapsOfRemote({ maps, configuration, reporter, language: market.language, ended: signal, until }),

    markUnsaved: () => (signal.aborted ? () => undefined : until(market.markUnsaved())),
    request: (call, given) =>
      callForRemote({ calls: remoteCalls, ended: signal, lastingCallsEnded: lastingCallsEnded.signal }, call, given),
    notify(tone, words) {
      const text = serverText(words);
      if (!signal.aborted && text !== '') notices.notify(tone, { from: 'server', text });
    },
    failureText: (failure, situation = 'default') =>
      failure.kind === 'cancelled' ? '' : screen.messageText(failureMessage(failure, situation)),
    reportError,
    rendered: screen.rendered ?? null,
    configuration: module.configuration ?? EMPTY_CONFIGURATION,
    events: events.of(remote, signal, reportError),
    slot: (name, element, props = null) =>
      signal.aborted
        ? () => undefined
        : until(slots.open({ name, element, props, screen: { ...screen, location: location.value } })),
    guardLeaving: (ask) =>
      signal.aborted
        ? () => undefined
        : until(
            screen.guardLeaving(leaveGuard(ask, reportError), () =>
              reportError(new Error('guardLeaving() had no answer in ten seconds, and the visitor left.')),
            ),
          ),
    searchPanel: (element, options) =>
      signal.aborted ? () => undefined : until(screen.searchPanel(element, panelOptions(options))),

    ...clientsOfRemote(clients, signal),
    ...savedOfRemote({ saved: shell.saved, ended: signal, reportError }),

    signIn(token) {
      if (!signal.aborted) session.acceptToken(token);
    },
    signOut() {
      if (!signal.aborted) session.leave();
    },
    loadProfile() {
      if (!signal.aborted) session.loadProfile();
    },
    offerSignIn: (open) => (signal.aborted ? () => undefined : until(session.offerSignIn(open))),
  };

  return {
    context,
    moved(next) {
      const { path, search, hash } = location.value;
      if (path !== next.path || search !== next.search || hash !== next.hash) location.next(next);
      slots.moved(next);
    },
    end() {
      controller.abort();
      for (const end of endings) end();
    },
    endLastingCalls: () => lastingCallsEnded.abort(),
  };
}
