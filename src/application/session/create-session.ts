import type { UserProfile } from '@livery/contract/session/user-profile';
import { liveFromSubject } from '@livery/contract/shared/live';
import { ok } from '@livery/contract/shared/result';
import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  map,
  of,
  Subject,
  startWith,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';
import { academyAddress } from '../../domain/session/academy-address.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';
import type { InternalRemotes } from '../remotes/create-remotes.ts';
import { cancellableCall, firstResult } from '../shared/cancellable-call.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { IdSource } from '../shared/id-source.port.ts';
import { SESSION_PARAMETER, sessionIdFromQuery } from '../shared/remember-address.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import type { Tabs } from '../shared/tabs.port.ts';
import { warnIfRefused } from '../shared/warn-if-refused.ts';
import { openAccessToken } from './access-token.ts';
import { createDeepLinkMemory } from './create-deep-link-memory.ts';
import { createLogoutRedirect } from './create-logout-redirect.ts';
import { createSignInOffers } from './create-sign-in-offers.ts';
import { type InternalSession, loadedProfile, type ProfileState } from './session.ts';
import type { SignIn } from './sign-in.port.ts';

interface SessionDependencies {
  readonly agency: HostAgency;
  readonly remotes: Pick<InternalRemotes, 'profiles'>;
  readonly signIn: SignIn;
  readonly stored: StoredValues;
  readonly tabs: Tabs;
  readonly page: Page;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

const VISITOR_STATE: ProfileState = { kind: 'visitor' };

/**
 * Opens the session: its id, whether a user is signed in, their profile, signing in and out (rules §4 and §6).
 * @rule 2.20, 4.3, 4.10, 6.4, 7.3, 9.10
 */
export function createSession(dependencies: SessionDependencies): InternalSession {
  const { agency, stored, tabs } = dependencies;
  const { profiles } = dependencies.remotes;
  let id = readSessionId(dependencies);
  /** A link's author may know its session id: calls after a sign-in or sign-out need another (rules 7.3). */
  const renewId = () => {
    id = storeSessionId(dependencies, dependencies.ids.next());
  };
  const token = openAccessToken(dependencies);
  const deepLinks = createDeepLinkMemory({ ...dependencies, signedIn: token.signedIn });
  /** For /logout after a full reload: its target depends on whether the user was a travel agent. */
  const storeRole = ({ isTravelAgent }: UserProfile) => stored.role.write(isTravelAgent ? 'agent' : 'traveller');
  const profile = new BehaviorSubject<ProfileState>(token.signedIn.now() ? { kind: 'loading' } : VISITOR_STATE);
  const loads = new Subject<'load' | 'forget'>();

  loads
    .pipe(
      switchMap((request) => {
        if (request === 'forget' || !token.signedIn.now()) return of(VISITOR_STATE);
        return cancellableCall((signal) => profiles.read(signal)).pipe(
          map((result): ProfileState => {
            if (!result.ok) return { kind: 'failed', failure: result.error };
            return result.value === null ? VISITOR_STATE : { kind: 'ready', profile: result.value };
          }),
          startWith<ProfileState>({ kind: 'loading' }),
        );
      }),
    )
    .subscribe(profile);

  profile
    .pipe(
      map(loadedProfile),
      tap((user) => user !== null && storeRole(user)),
      // A new profile of the same user doesn't load the agent's data again.
      distinctUntilChanged((profileBefore, currentProfile) => profileBefore?.id === currentProfile?.id),
      // Travel agents need data that their profile doesn't hold (rules §6).
      switchMap((user) => (user?.isTravelAgent ? cancellableCall((signal) => profiles.loadAgentData(signal)) : EMPTY)),
    )
    .subscribe((result) => {
      if (!result.ok) dependencies.reporter.warn(result.error);
    });

  /** Emits at each sign-in and sign-out, in any tab: a sign-in that is still under way is then cancelled. */
  const superseded = new Subject<void>();

  const forget = (isExpired: boolean) => {
    superseded.next();
    stored.clearAtLogout(isExpired);
    deepLinks.forget();
    token.refresh();
    loads.next('forget');
  };
  tabs.events.subscribe((event) => {
    const { kind } = event;
    if (kind === 'currency-chosen') return;
    id = stored.sessionId.read() ?? id;
    // A suspended tab gets the event late: a user who has signed in since stays signed in.
    if (kind === 'signed-out' && !token.isReplaced()) return forget(event.expired === true);
    superseded.next();
    if (!token.isReplaced()) return;
    token.refresh();
    loads.next('load');
  });

  const signOut = () => {
    // Refused calls are remembered until the next sign-in: if there are any, nobody has logged out.
    const expired = stored.unauthorised.read() !== undefined;
    renewId();
    forget(expired);
    tabs.announce({ kind: 'signed-out', expired });
  };

  const startWithToken = (givenToken: string) => {
    // The same token again, for example from a link that is opened twice, is not another sign-in.
    if (givenToken !== token.read()) renewId();
    token.take(givenToken);
    loads.next('load');
  };

  const leave = createLogoutRedirect(dependencies);

  return {
    get id() {
      return id;
    },
    signedIn: token.signedIn,
    profile: liveFromSubject(profile),
    token: token.read,
    signIns: () => token.signIns,
    loadProfile() {
      // Cookies expire without an event.
      token.refresh();
      loads.next('load');
    },
    updateProfile(updatedProfile) {
      if (loadedProfile(profile.value)?.id === updatedProfile.id)
        profile.next({ kind: 'ready', profile: updatedProfile });
    },
    acceptToken(givenToken) {
      superseded.next();
      startWithToken(givenToken);
    },
    signOut,

    signIn(credentials, signal) {
      superseded.next();
      const signedIn = cancellableCall((abortedSignal) => dependencies.signIn.signIn(credentials, abortedSignal)).pipe(
        takeUntil(superseded),
        tap((response) => response.ok && startWithToken(response.value)),
        map((response) => (response.ok ? ok(undefined) : response)),
      );
      return firstResult(signedIn, signal);
    },

    leave() {
      const isTravelAgent = loadedProfile(profile.value)?.isTravelAgent ?? stored.role.read() === 'agent';
      signOut();
      leave({ isTravelAgent });
    },

    ...deepLinks.memory,
    ...createSignInOffers(dependencies),

    academyAddress: () => academyAddress(agency.policies.now().academyUrl, token.read()),
  };
}

/**
 * The session id: the address's `xsessionid`, which is removed from it, else the cookie's, else a new one; stored in
 * the cookie (rules 7.4 and 7.3).
 */
function readSessionId(dependencies: SessionDependencies): string {
  const { stored, page, ids } = dependencies;
  const address = page.address();
  const sessionId = sessionIdFromQuery(address.searchParams);
  if (address.searchParams.has(SESSION_PARAMETER)) {
    address.searchParams.delete(SESSION_PARAMETER);
    page.replaceAddress(address);
  }
  return storeSessionId(dependencies, sessionId ?? stored.sessionId.read() ?? ids.next());
}

function storeSessionId({ stored, reporter }: SessionDependencies, id: string): string {
  warnIfRefused(reporter, stored.sessionId.write(id));
  return id;
}
