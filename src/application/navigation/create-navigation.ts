import type { Handler } from '@livery/contract/navigation/page';
import { liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, distinctUntilChanged, filter, map } from 'rxjs';
import { decideLayout } from '../../domain/navigation/decide-layout.ts';
import { matchPath } from '../../domain/navigation/match-path.ts';
import { profileMenu } from '../../domain/navigation/profile-menu.ts';
import { sideNavigation } from '../../domain/navigation/side-navigation.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { InternalRemotes } from '../remotes/create-remotes.ts';
import { type InternalSession, loadedProfile } from '../session/session.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { ConfigurationSource } from '../shared/configuration-source.port.ts';
import { derive } from '../shared/derive.ts';
import { queryValue } from '../shared/query-value.ts';
import type { Refetch } from '../shared/refetch.ts';
import { rememberChrome } from '../shared/remember-address.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import { createSidebar } from './create-sidebar.ts';
import type { Navigation } from './navigation.ts';
import type { NavigationSource } from './navigation-source.port.ts';
import type { Page } from './page.port.ts';

interface NavigationDependencies {
  readonly agency: HostAgency;
  readonly session: InternalSession;
  readonly navigation: NavigationSource;
  readonly configuration: ConfigurationSource;
  readonly stored: StoredValues;
  readonly clock: Clock;
  readonly page: Page;
  readonly refetch: Refetch;
  readonly remotes: Pick<InternalRemotes, 'pages' | 'readPages'>;
}

/** Pages of the shell that are the same for everybody (rules 4.3). */
const UNPERSONALISED_PAGES: ReadonlySet<Handler> = new Set(['home', 'about', 'faqs', 'favourites', 'logout', 'errors']);

/** Menus and layout, by rules §2 and §6. @rule 2.19, 4.3 */
export function createNavigation(dependencies: NavigationDependencies): Navigation {
  const { agency, session, navigation, configuration, stored, clock, page: currentPage, remotes } = dependencies;
  const { state, load } = queryValue((signal) => navigation.read(signal), dependencies.refetch);
  const sidebar = createSidebar(clock, stored.sideNavigationOpen);
  const readHidden = () => ({ header: stored.hideHeader.read() === true, footer: stored.hideFooter.read() === true });
  const hiddenSubject = new BehaviorSubject(readHidden());

  // Loads the side navigation for agents, no matter which page they open first.
  session.profile.changes
    .pipe(
      map((profile) => loadedProfile(profile)?.isTravelAgent === true),
      distinctUntilChanged(),
      filter((isAgent) => isAgent),
    )
    .subscribe(load);

  return {
    ...sidebar,
    load,

    profileMenu: derive([agency.state, agency.policies, session.profile], (knownAgencyState, policies, profile) =>
      'agency' in knownAgencyState
        ? profileMenu({ agency: knownAgencyState.agency, policies, user: loadedProfile(profile) })
        : [],
    ),

    sideNavigation: derive(
      [agency.state, agency.policies, session.profile, state],
      (knownAgencyState, policies, profile, response) => {
        if (response.kind === 'failed') return { kind: 'failed', failure: response.failure } as const;
        if (response.kind === 'loading' || !('agency' in knownAgencyState)) return { kind: 'loading' } as const;
        const user = loadedProfile(profile);
        const items = sideNavigation({ navigations: response.value, agency: knownAgencyState.agency, policies, user });
        return { kind: 'ready', items } as const;
      },
    ),

    layoutOf(page) {
      const family = matchPath(page.path)?.family;
      const mayBeRemotes = family === undefined;
      // On a device that remembers nobody, agents' pages are most likely an agent's.
      const likelyRole = family === 'agent' ? 'agent' : 'traveller';
      if (mayBeRemotes) remotes.readPages();
      return derive(
        [
          agency.state,
          agency.policies,
          session.signedIn,
          session.profile,
          session.deepLink,
          state,
          liveFromSubject(hiddenSubject),
          remotes.pages,
        ],
        (knownAgencyState, policies, signedIn, profile, deepLink, response, chrome, remotePages) => {
          if (!('agency' in knownAgencyState)) return null;
          const decision = decideLayout({
            ...page,
            agency: knownAgencyState.agency,
            policies,
            user: loadedProfile(profile),
            wasAgent: profile.kind === 'loading' && (stored.role.read() ?? likelyRole) === 'agent',
            signedIn,
            environment: configuration.current().environment,
            host: currentPage.address().host,
            deepLink,
            hidden: chrome,
            navigations: response.kind === 'ready' ? response.value : [],
            remotePages: remotePages ?? [],
          });
          const staying = { ...decision, redirectTo: null };
          const pending = { ...staying, handledBy: 'pending' } as const;
          if (mayBeRemotes && remotePages === null) return pending;
          const isUserLoading = profile.kind === 'loading';
          const redirects = decision.redirectTo !== null;
          if (redirects && decision.handledBy === 'errors') {
            // The path may be a page of the side navigation, which only agents have.
            if (decision.sideNav && (isUserLoading || response.kind === 'loading')) return pending;
            return isUserLoading ? staying : decision;
          }
          if (!isUserLoading) return decision;
          // The target is the same for every signed-in user; users who must subscribe first are redirected again from
          // there. On the sign-in pages, users are redirected elsewhere than visitors.
          if (redirects) return decision.layout === 'login' ? null : decision;
          return UNPERSONALISED_PAGES.has(decision.handledBy) ? decision : pending;
        },
      );
    },

    rememberChrome({ query }) {
      rememberChrome(query, stored);
      const nextHidden = readHidden();
      const { header, footer } = hiddenSubject.value;
      if (nextHidden.header !== header || nextHidden.footer !== footer) hiddenSubject.next(nextHidden);
    },
  };
}
