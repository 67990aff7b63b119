import type { UserProfile } from '@livery/contract/session/user-profile';
import { exhaustMap, filter, forkJoin, map, of, race, Subject, take, timer } from 'rxjs';
import { logoutTarget } from '../../domain/navigation/logout-target.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';
import type { Clock } from '../shared/clock.port.ts';

interface LogoutRedirectDependencies {
  readonly agency: Pick<HostAgency, 'state'>;
  readonly page: Page;
  readonly clock: Clock;
}

type SignedOutUser = Pick<UserProfile, 'isTravelAgent'>;

/** Time between signing out and leaving the page (rules §9). */
const LEAVE_DELAY_MS = 100;

/** How long a page that begins at /logout waits for the agency's return address. */
const RETURN_URL_TIMEOUT_MS = 4000;

/**
 * Navigates 100 ms after a sign-out to the agency's return address, or to `/` if that address isn't known in time or
 * can't be loaded.
 *
 * @returns a function that does this; further calls are ignored until it is done
 * @rule 2.1, 4.20
 */
export function createLogoutRedirect({
  agency,
  page,
  clock: { scheduler },
}: LogoutRedirectDependencies): (user: SignedOutUser) => void {
  const leaves = new Subject<SignedOutUser>();

  leaves
    .pipe(
      exhaustMap((user) => {
        const settledStates = agency.state.changes.pipe(filter(({ kind }) => kind !== 'loading'));
        const timeLimit = timer(RETURN_URL_TIMEOUT_MS, scheduler);
        const ready = user.isTravelAgent ? of(null) : race(settledStates, timeLimit).pipe(take(1));
        return forkJoin([ready, timer(LEAVE_DELAY_MS, scheduler)]).pipe(map(() => user));
      }),
    )
    .subscribe((user) => {
      const knownAgency = agency.state.now();
      const returnUrl = 'agency' in knownAgency ? knownAgency.agency.returnUrl : '';
      page.leaveFor(logoutTarget({ returnUrl }, user, page.address().host));
    });

  return (user) => leaves.next(user);
}
