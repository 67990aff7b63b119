import { REMOTE_NAMES, type RemoteName, remoteNamed } from '@livery/contract/remotes/remote-name';
import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { err, ok } from '@livery/contract/shared/result';
import { BehaviorSubject, debounceTime, map, merge, type Observable, Subject } from 'rxjs';
import type { MadeDecision } from '../../domain/why/made-decision.ts';
import type { Visit } from '../../domain/why/visit.ts';
import type { RemoteState } from '../remotes/remotes.ts';
import { loadedProfile } from '../session/session.ts';
import type { Shell } from '../shell.ts';
import { createHistories } from './create-histories.ts';
import type { InspectedCall, Inspector } from './inspector.ts';
import { dealLists, liveValues } from './live-values.ts';
import { readVisit, type VisitAdapters } from './read-visit.ts';
import { withCachedCalls } from './with-cached-calls.ts';

interface InspectShellDependencies {
  readonly shell: Shell;
  readonly adapters: VisitAdapters;
  readonly calls: Live<readonly InspectedCall[]>;
  /** Emits after each navigation. */
  readonly navigations: Observable<unknown>;
  /** Removes secrets from plain JSON. */
  readonly clean: (value: unknown) => unknown;
  /** The recording of the session so far, with these decisions at its end. */
  readonly recording: (decisions: readonly MadeDecision[]) => string;
}

/** Changes less than this apart count as one, in milliseconds. */
const DEBOUNCE_MS = 100;

/**
 * Watches a shell from its start, for the why panel. It loads the code that handles remotes, but none of their modules.
 */
export function inspectShell({
  shell,
  adapters,
  calls,
  navigations,
  clean,
  recording,
}: InspectShellDependencies): Inspector {
  const values = createHistories({ clock: adapters.clock, clean });
  for (const [name, value] of liveValues(shell)) values.add(name, value);
  const remotes = createHistories({ clock: adapters.clock, clean });
  const watch = watchRemotes(shell, remotes.add);
  watch(REMOTE_NAMES);
  const pageNow = () => String(clean(`${adapters.page.address().pathname}${adapters.page.address().search}`));
  const page = new BehaviorSubject(pageNow());
  navigations.subscribe(() => page.next(pageNow()));
  const lateSubject = new Subject<void>();
  // The platform responds differently in another language, and to another user.
  const about = () => `${shell.market.language.now()} ${loadedProfile(shell.session.profile.now())?.id ?? ''}`;
  const ask = () => withCachedCalls(adapters, about, () => lateSubject.next());
  let platform = ask();
  const forget = () => {
    platform = ask();
  };
  const deals = () => dealLists(shell).flatMap(dealListRates);

  return {
    values: values.histories,
    remotes: remotes.histories,
    calls,
    host: adapters.page.address().host,
    page: liveFromSubject(page),
    changes: merge(page, values.histories.changes, lateSubject).pipe(
      debounceTime(DEBOUNCE_MS, adapters.clock.scheduler),
    ),
    recording,
    forget,
    async read(question) {
      const state = shell.agency.state.now();
      if (state.kind === 'loading') return err('The agency is being loaded.');
      if (!('agency' in state)) return err(NO_AGENCY_TEXTS[state.kind]);
      const deal = question?.deal ?? deals()[0]?.rates;
      const visit = await readVisit({ shell, adapters: platform, agency: state.agency }, { ...question, deal });
      watch(visit.visit.deployment.remotePages.flatMap(({ remote }) => remoteNamed(remote) ?? []));
      return ok({ ...visit, visit: withoutSecrets(visit.visit, clean) });
    },
    deals,
    suppressPopup: () => shell.savePrice.suppress(),
  };
}

/** The same facts without secrets, for the panel and recordings. */
function withoutSecrets(visit: Visit, clean: (value: unknown) => unknown): Visit {
  const { address, storage, question } = visit;
  const query = new URLSearchParams(String(clean(`?${address.query.toString()}`)));
  return {
    ...visit,
    address: { ...address, path: String(clean(address.path)), query },
    storage: { ...storage, deepLink: storage.deepLink === null ? null : String(clean(storage.deepLink)) },
    question: { ...question, target: String(clean(question.target)) },
  };
}

const NO_AGENCY_TEXTS = {
  missing: 'There is no agency at this host: nothing else is decided.',
  failed: 'The agency could not be loaded: nothing else is decided. The call /api/agency says why.',
} as const;

function dealListRates([product, list]: ReturnType<typeof dealLists>[number]) {
  const state = list.state.now();
  if (state.kind !== 'list') return [];
  return state.deals.map(({ rates }, index) => ({ name: `${product}:${index + 1}`, rates }));
}

/** Watches the state of each remote once. */
function watchRemotes(shell: Shell, add: (name: string, value: Live<unknown>) => void) {
  const addedNames = new Set<RemoteName>();
  const modulesPromise = shell.remotes.open();
  return (names: readonly RemoteName[]) => {
    modulesPromise.then(
      (modules) => {
        for (const name of names) {
          if (!addedNames.has(name)) add(name, shownState(modules.state(name)));
          addedNames.add(name);
        }
      },
      // If that code can't be loaded, no remote is loaded either: there is nothing to show.
      () => undefined,
    );
  };
}

/** The interesting part of a remote's state; its functions say nothing. */
function shownState(state: Live<RemoteState>): Live<unknown> {
  const stateOutcome = (currentState: RemoteState) => {
    if (currentState.kind === 'ready') return { kind: currentState.kind, entry: currentState.remote.module.entry.url };
    return currentState;
  };
  return { now: () => stateOutcome(state.now()), changes: state.changes.pipe(map(stateOutcome)) };
}
