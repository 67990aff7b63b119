import type { Agency } from '@livery/contract/agency/agency';
import type { Live } from '@livery/contract/shared/live';
import type { ValueState } from '@livery/contract/shared/value-state';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  from,
  map,
  NEVER,
  type Observable,
  of,
  startWith,
  switchMap,
} from 'rxjs';
import { PLACE_PARAMETERS } from '../../domain/deals/deal-place.ts';
import { chooseTab, type DealTab, showsDeals } from '../../domain/deals/deal-tab.ts';
import { afterSignIn } from '../../domain/navigation/after-sign-in.ts';
import { matchPath } from '../../domain/navigation/match-path.ts';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Content } from '../content/create-content.ts';
import type { Deals } from '../deals/deals.ts';
import type { Market } from '../market/market.ts';
import type { Session } from '../session/session.ts';
import { derive } from '../shared/derive.ts';
import type { Refetch } from '../shared/refetch.ts';
import type { LayoutState, Navigation } from './navigation.ts';

interface PageDataDependencies {
  readonly agency: HostAgency;
  readonly session: Session;
  readonly market: Market;
  readonly navigation: Navigation;
  readonly deals: Deals;
  readonly content: Content;
  readonly refetch: Refetch;
}

/**
 * The data each page needs before it can be shown completely. The browser starts the calls from here, and the edge
 * waits for them: components don't decide what is loaded.
 * @rule 4.23
 */
export interface PageData {
  /** Loads the data of the page at an address once its handler is known; again for each opened page. */
  open(page: PageAddress): void;
  /** Resolves once agency, market and the open page's data have arrived or failed, in the visitor's language. */
  whenSettled(): Promise<void>;
}

/** The data a page loads. */
interface PageRequirement {
  /** The same text for pages with the same data: nothing is loaded when the visitor goes from one to the other. */
  readonly key: string;
  load(): void;
  /** Whether it has arrived or failed. */
  readonly settled: Observable<boolean>;
}

/** What shows a page: `null` if nothing does, or not yet; `undefined` while the agency is loading. */
type PageOwner = LayoutState['handledBy'] | null | undefined;

const NO_REQUIREMENT: PageRequirement = { key: '', load: () => undefined, settled: of(true) };
const UNKNOWN_REQUIREMENT: PageRequirement = { ...NO_REQUIREMENT, key: 'unknown', settled: of(false) };

/** @rule 4.23 */
export function createPageData(dependencies: PageDataDependencies): PageData {
  const { agency, session, market, navigation, deals, content, refetch } = dependencies;
  const opened = new BehaviorSubject<PageAddress | null>(null);
  const required = new BehaviorSubject<PageRequirement | null>(null);

  opened
    .pipe(
      filter((page) => page !== null),
      switchMap((page) => shownAt(page).changes.pipe(switchMap((handler) => requirementOf(handler, page)))),
      distinctUntilChanged((before, now) => before.key === now.key),
    )
    .subscribe((requirement) => {
      // Load first: when the visitor returns to a page, its earlier data doesn't count as settled.
      requirement.load();
      required.next(requirement);
    });

  const settled = combineLatest([agency.state.changes, market.settled.changes, refetch.settled.changes, required]).pipe(
    switchMap(([known, marketSettled, refetchSettled, requirement]) => {
      if (known.kind === 'loading' || !marketSettled || !refetchSettled) return of(false);
      // Without an active agency there is no page.
      if (known.kind !== 'ready') return of(true);
      return requirement?.settled ?? of(false);
    }),
  );

  return {
    open: (page) => opened.next(page),
    async whenSettled() {
      // The end of one fetch may start the next one synchronously.
      await firstValueFrom(settled.pipe(switchMap((isSettled) => (isSettled ? Promise.resolve() : NEVER))));
    },
  };

  /** The handler that shows the page at an address. */
  function shownAt(page: PageAddress): Live<PageOwner> {
    return derive(
      [agency.state, navigation.layoutOf(page), session.signedIn, session.deepLink, session.profile],
      (known, layout, signedIn, deepLink, profile) => {
        if (known.kind === 'loading') return undefined;
        if (known.kind !== 'ready' || layout === null || layout.redirectTo !== null) return null;
        if (afterSignIn({ page, signedIn, deepLink }) !== null) return null;
        // Deals depend on the user.
        return layout.handledBy === 'home' && profile.kind === 'loading' ? null : layout.handledBy;
      },
    );
  }

  function requirementOf(handler: PageOwner, { path, query }: PageAddress): Observable<PageRequirement> {
    switch (handler) {
      case undefined:
        return of(UNKNOWN_REQUIREMENT);
      case 'home':
        return deals.tabs.changes.pipe(
          map((tabs) => chooseTab(query.get('tab') ?? undefined, tabs)),
          map((tab) => {
            if (tab === null) return NO_REQUIREMENT;
            return {
              key: `home ${tab} ${PLACE_PARAMETERS.map((name) => query.get(name)).join()}`,
              load: () => deals.chooseTab(tab),
              settled: dealsSettled(tab),
            };
          }),
        );
      case 'about':
        return whereEnabled(({ about }) => about.enabled === true, {
          key: handler,
          load: content.loadAbout,
          settled: textsSettled(content.about, (about) => (about.kind === 'content' ? [about.content] : [])),
        });
      case 'faqs':
        return whereEnabled(({ faq }) => faq.enabled === true, {
          key: handler,
          load: content.loadFaq,
          settled: textsSettled(content.faq, (faq) =>
            faq.kind === 'list' ? faq.questions.map(({ answer }) => answer) : [],
          ),
        });
      default:
        return of(legalRequirement(path));
    }
  }

  /** A legal text is part of the agency, and only has to be made safe. */
  function legalRequirement(path: string): PageRequirement {
    const text = matchPath(path)?.text;
    if (text === undefined) return NO_REQUIREMENT;
    return {
      ...NO_REQUIREMENT,
      key: text,
      settled: agency.state.changes.pipe(
        switchMap((known) => ('agency' in known ? madeSafe([known.agency.legal[text]]) : of(true))),
      ),
    };
  }

  /** A page that the agency has disabled shows a message, and loads nothing. */
  function whereEnabled(
    isEnabled: (agency: Agency) => boolean,
    requirement: PageRequirement,
  ): Observable<PageRequirement> {
    return agency.state.changes.pipe(
      map((known) => ('agency' in known && isEnabled(known.agency) ? requirement : NO_REQUIREMENT)),
    );
  }

  function dealsSettled(tab: DealTab): Observable<boolean> {
    if (!showsDeals(tab)) return of(true);
    const state: Live<{ readonly kind: string }> = deals[tab].state;
    return state.changes.pipe(map(({ kind }) => kind !== 'loading'));
  }

  /** Whether a page of the agency's texts has arrived, and its rich texts are safe to show. */
  function textsSettled<T>(page: Live<ValueState<T>>, textsOf: (value: T) => readonly string[]): Observable<boolean> {
    return page.changes.pipe(
      switchMap((state) => {
        if (state.kind !== 'ready') return of(state.kind !== 'loading');
        return madeSafe(textsOf(state.value));
      }),
    );
  }

  /** Whether rich texts have been made safe to show, or making them safe has failed. */
  function madeSafe(texts: readonly string[]): Observable<boolean> {
    return from(Promise.all(texts.map(content.clean))).pipe(
      map(() => true),
      startWith(false),
    );
  }
}
