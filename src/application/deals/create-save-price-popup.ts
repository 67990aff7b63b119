import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, map, of, Subject, startWith, switchMap, timer } from 'rxjs';
import { SAVE_PRICE_DELAY_MS, savePriceShows } from '../../domain/deals/save-price-shows.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Session } from '../session/session.ts';
import type { Clock } from '../shared/clock.port.ts';
import { derive } from '../shared/derive.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';

interface SavePricePopupDependencies {
  readonly agency: HostAgency;
  readonly session: Session;
  readonly stored: Pick<StoredValues, 'savePriceDismissed'>;
  readonly clock: Clock;
}

/** The visitor's activity on the home page so far. */
interface HomeActivity {
  readonly onHome: boolean;
  readonly elapsedMs: number;
  readonly sectionPastMiddle: boolean;
  readonly revealPressed: boolean;
}

const NO_ACTIVITY: HomeActivity = { onHome: false, elapsedMs: 0, sectionPastMiddle: false, revealPressed: false };

/** @rule 4.9 */
export function createSavePricePopup({ agency, session, stored, clock }: SavePricePopupDependencies): SavePricePopup {
  const activity = new BehaviorSubject(NO_ACTIVITY);
  const dismissed = new BehaviorSubject(stored.savePriceDismissed.read() ?? false);
  /** What is open over the page, such as a menu. */
  const otherLayers = new BehaviorSubject<ReadonlySet<symbol>>(new Set());
  const onHome = new Subject<boolean>();
  const update = (change: Partial<HomeActivity>) => activity.next({ ...activity.value, ...change });

  onHome
    .pipe(
      switchMap((entered) =>
        entered
          ? timer(SAVE_PRICE_DELAY_MS, clock.scheduler).pipe(
              map(() => ({ ...activity.value, elapsedMs: SAVE_PRICE_DELAY_MS })),
              startWith({ ...NO_ACTIVITY, onHome: true }),
            )
          : of(NO_ACTIVITY),
      ),
    )
    .subscribe(activity);

  return {
    isOpen: derive(
      [
        liveFromSubject(activity),
        liveFromSubject(dismissed),
        liveFromSubject(otherLayers),
        session.signInDialog,
        session.signedIn,
        agency.state,
        agency.policies,
      ],
      (currentActivity, wasDismissed, open, signInDialog, signedIn, state, { platformOwner }) =>
        state.kind === 'ready' &&
        savePriceShows({
          ...currentActivity,
          signedIn,
          occupied: open.size > 0 || signInDialog !== null,
          dismissed: wasDismissed,
          loginHidden: state.agency.hidesLogin,
          signupHidden: state.agency.hidesSignup || platformOwner,
        }),
    ),
    homeEntered: () => onHome.next(true),
    homeLeft: () => onHome.next(false),
    suppress() {
      const otherSymbol = Symbol('open over the page');
      otherLayers.next(new Set([...otherLayers.value, otherSymbol]));
      return () => otherLayers.next(new Set([...otherLayers.value].filter((open) => open !== otherSymbol)));
    },
    sectionPassedMiddle: () => update({ sectionPastMiddle: true }),
    reveal: () => update({ revealPressed: true }),
    close() {
      update({ revealPressed: false });
      dismissed.next(true);
      // If the tab can't store it, it lasts until the page is closed.
      stored.savePriceDismissed.write(true);
    },
  };
}

/** The popup that offers to sign in for better prices (rules §4, save-price popup). */
export interface SavePricePopup {
  readonly isOpen: Live<boolean>;
  /** To be called when the home page is opened: five seconds later the popup may open. */
  homeEntered(): void;
  homeLeft(): void;
  /** To be called when the deals section has scrolled past the middle of the viewport. */
  sectionPassedMiddle(): void;
  /**
   * Keeps the popup closed while something else is open over the page, or has to be shown first.
   *
   * @returns a function that ends this; a second call does nothing
   */
  suppress(): () => void;
  /** To be called when Reveal Price was pressed on the home page (rules 4.11). */
  reveal(): void;
  /** Closes it for the rest of this browser session. */
  close(): void;
}
