import { liveFromSubject } from '@livery/contract/shared/live';
import type { Navigation } from '../../../src/application/navigation/navigation.ts';
import type { RemoteModules } from '../../../src/application/remotes/remotes.ts';
import { derive } from '../../../src/application/shared/derive.ts';
import { decideLayout } from '../../../src/domain/navigation/decide-layout.ts';
import { profileMenu } from '../../../src/domain/navigation/profile-menu.ts';
import type { Subjects } from '../seen.ts';

type Note = (name: string) => (...words: readonly unknown[]) => void;

/** Menus and layout by the domain's own rules, so that screens are tested with realistic values. */
export function fakeNavigation(set: Subjects, note: Note, load: () => void): Navigation {
  const liveSources = [
    liveFromSubject(set.agency),
    liveFromSubject(set.policies),
    liveFromSubject(set.profile),
  ] as const;
  return {
    profileMenu: derive(liveSources, (agency, policies, profile) => {
      const user = profile.kind === 'ready' ? profile.profile : null;
      return 'agency' in agency ? profileMenu({ agency: agency.agency, policies, user }) : [];
    }),
    sideNavigation: liveFromSubject(set.sideNavigation),
    sidebar: liveFromSubject(set.sidebar),
    onSidebarEvent: note('onSidebarEvent'),
    layoutOf: (page) =>
      derive(
        [...liveSources, liveFromSubject(set.signedIn), liveFromSubject(set.environment)],
        (agency, policies, profile, signedIn, environment) => {
          if (!('agency' in agency)) return null;
          const user = profile.kind === 'ready' ? profile.profile : null;
          const decision = decideLayout({ ...page, agency: agency.agency, policies, user, signedIn, environment });
          return profile.kind === 'loading' ? { ...decision, handledBy: 'pending', redirectTo: null } : decision;
        },
      ),
    rememberChrome: note('rememberChrome'),
    load,
  };
}

/** Remotes in this state; each shows its name in a heading. */
export function fakeRemotes(
  set: Subjects,
  did: (readonly [name: string, ...words: readonly unknown[]])[],
  note: (name: string) => (...words: readonly unknown[]) => void,
): RemoteModules {
  return {
    clients: {
      client: liveFromSubject(set.client),
      choose: note('chooseClient'),
      isPicking: liveFromSubject(set.isPickingClient),
      pick: note('pickClient'),
      endPicking: note('endPickingClient'),
      refresh: note('refreshClient'),
    },
    state: () => liveFromSubject(set.remote),
    load: note('loadRemote'),
    refetch: note('refetchRemote'),
    preload: note('preloadRemote'),
    show(remote, element, screen) {
      did.push(['show', remote, screen]);
      const heading = document.createElement('h1');
      heading.tabIndex = -1;
      heading.textContent = `${remote} at ${screen.location.path}`;
      element.append(heading);
      return { moved: note('moved'), end: note('end') };
    },
    render: async () => null,
    openSlot(place) {
      did.push(['openSlot', place.name, place]);
      return { moved: note('slotMoved'), end: note('endSlot') };
    },
    isFrom: (_, traces) => traces.includes('https://content.example/'),
    reportProblem: note('complain'),
    crash: note('crash'),
    newer: liveFromSubject(set.newer),
    dismissUpdate: () => set.newer.next(false),
  };
}
