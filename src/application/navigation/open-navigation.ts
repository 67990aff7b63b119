import { BehaviorSubject, distinctUntilChanged, filter, map } from 'rxjs';
import { decideLayout } from '../../domain/navigation/decide-layout.ts';
import { isLogout } from '../../domain/navigation/match-path.ts';
import { profileMenu } from '../../domain/navigation/profile-menu.ts';
import { sideNavigation } from '../../domain/navigation/side-navigation.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import { type OwnSession, profileOf } from '../session/session.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { ConfigurationSource } from '../shared/configuration-source.port.ts';
import type { CookieJar } from '../shared/cookie-jar.port.ts';
import { derive } from '../shared/derive.ts';
import { liveOf } from '../shared/live.ts';
import { queryValue } from '../shared/query-value.ts';
import type { Refetch } from '../shared/refetch.ts';
import { STORED_KEYS } from '../shared/stored-keys.ts';
import type { Navigation } from './navigation.ts';
import type { NavigationSource } from './navigation-source.port.ts';
import { openSidebar } from './open-sidebar.ts';
import type { Page } from './page.port.ts';

interface Needs {
  readonly agency: HostAgency;
  readonly session: OwnSession;
  readonly navigation: NavigationSource;
  readonly configuration: ConfigurationSource;
  readonly cookies: CookieJar;
  readonly clock: Clock;
  readonly page: Page;
  readonly refetch: Refetch;
}

const CHROME = [STORED_KEYS.hideHeader, STORED_KEYS.hideFooter] as const;

/** Menus and layout by the rules of rules §2 and §6. */
export function openNavigation(needs: Needs): Navigation {
  const { agency, session, navigation, configuration, cookies, clock, page: here } = needs;
  const { state, load } = queryValue((signal) => navigation.read(signal), needs.refetch.requested);
  const { sidebar, happened } = openSidebar(clock);
  const isHidden = ({ name, parse }: (typeof CHROME)[number]) => parse(cookies.read(name) ?? '') === true;
  const hidden = new BehaviorSubject({ header: isHidden(CHROME[0]), footer: isHidden(CHROME[1]) });

  // Agents have a side navigation, on whichever page they come in.
  session.profile.changes
    .pipe(
      map((profile) => profileOf(profile)?.isTravelAgent === true),
      distinctUntilChanged(),
      filter((isAgent) => isAgent),
    )
    .subscribe(load);

  return {
    sidebar,
    sidebarHappened: happened,
    load,

    profileMenu: derive([agency.state, agency.policies, session.profile], (known, policies, profile) =>
      'agency' in known ? profileMenu({ agency: known.agency, policies, user: profileOf(profile) }) : [],
    ),

    sideNavigation: derive(
      [agency.state, agency.policies, session.profile, state],
      (known, policies, profile, response) => {
        if (response.kind === 'failed') return { kind: 'failed', failure: response.failure } as const;
        if (response.kind === 'loading' || !('agency' in known)) return { kind: 'loading' } as const;
        const user = profileOf(profile);
        const items = sideNavigation({ navigations: response.value, agency: known.agency, policies, user });
        return { kind: 'ready', items } as const;
      },
    ),

    layoutOf: (page) =>
      derive(
        [agency.state, agency.policies, session.signedIn, session.profile, session.deepLink, state, liveOf(hidden)],
        (known, policies, signedIn, profile, deepLink, response, chrome) => {
          if (!('agency' in known) || (profile.kind === 'loading' && !isLogout(page.path))) return null;
          const decision = decideLayout({
            ...page,
            agency: known.agency,
            policies,
            user: profileOf(profile),
            signedIn,
            environment: configuration.current().environment,
            host: here.address().host,
            deepLink,
            hidden: chrome,
            navigations: response.kind === 'ready' ? response.value : [],
          });
          // A page that nobody else knows may be one of the side navigation's.
          const mayBeKnown = profileOf(profile)?.isTravelAgent === true && response.kind === 'loading';
          return mayBeKnown && decision.handledBy === 'errors' ? null : decision;
        },
      ),

    rememberChrome({ query }) {
      for (const { name } of CHROME) {
        const value = query.get(name);
        if (value === 'true') cookies.write(name, 'true', { sameSite: 'lax' });
        else if (value === 'false') cookies.remove(name);
      }
      const next = { header: isHidden(CHROME[0]), footer: isHidden(CHROME[1]) };
      const { header, footer } = hidden.value;
      if (next.header !== header || next.footer !== footer) hidden.next(next);
    },
  };
}
