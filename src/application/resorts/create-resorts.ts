import type { Coordinates } from '@livery/contract/agency/policies';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { ResortAvailability } from '@livery/contract/resorts/resort-availability';
import type { ResortDeal } from '@livery/contract/resorts/resort-deal';
import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { err, type Result } from '@livery/contract/shared/result';
import type { Place } from '@livery/contract/trip/places';
import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  Subject,
  scan,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import { type Hold, type HoldEvent, nextHold, type ReleaseRefused, releaseRequest } from '../../domain/resorts/hold.ts';
import { type CoordinatesOutOfRange, resortDealsSearch } from '../../domain/resorts/resort-deals-search.ts';
import { cancellableCall } from '../shared/cancellable-call.ts';
import type { Clock } from '../shared/clock.port.ts';
import { fetchAndRefetch } from '../shared/query-state.ts';
import type { Refetch } from '../shared/refetch.ts';
import { createSuggestions } from '../trip/create-suggestions.ts';
import type { Suggestions } from '../trip/trip.ts';
import type { ResortService } from './resort-service.port.ts';

interface ResortsDependencies {
  readonly resorts: ResortService;
  readonly clock: Clock;
  readonly refetch: Refetch;
}

/**
 * The longest delay of a timer in milliseconds, longer than any page is open; with a longer one, timers fire
 * immediately.
 */
const MAX_TIMER_DELAY_MS = 2_147_483_647;

const IDLE_STATE: ResortDealsState = { kind: 'idle' };
const LOADING_STATE: ResortDealsState = { kind: 'loading' };

/** @rule 4.22, 7.15, 8.1, 8.3 */
export function createResorts({ resorts, clock, refetch }: ResortsDependencies): Resorts {
  const deals = new BehaviorSubject<ResortDealsState>(IDLE_STATE);
  const places = new Subject<Coordinates>();
  places
    .pipe(switchMap((place) => fetchAndRefetch(dealsAround(place, resorts), LOADING_STATE, refetch)))
    .subscribe(deals);

  const hold = new BehaviorSubject<Hold | null>(null);
  const applyEvent = (event: HoldEvent) => {
    if (hold.value !== null) hold.next(nextHold(hold.value, event));
  };
  const checks = new Subject<ReturnType<ResortService['holdCheck']>>();
  const releases = new Subject<void>();
  const holdSubject = new Subject<Hold | null>();

  holdSubject.subscribe(hold);
  holdSubject.pipe(switchMap((checkedHold) => holdExpiry(checkedHold, clock))).subscribe(applyEvent);
  // The result of a check that was sent before a release is outdated.
  releases
    .pipe(
      startWith(undefined),
      switchMap(() => latestCheckedHold(checks)),
    )
    .subscribe(holdSubject);

  return {
    deals: liveFromSubject(deals),
    hold: liveFromSubject(hold),
    findDeals: (place) => places.next(place),
    search: (key, signal) => resorts.search(key, signal),
    places: createSuggestions((text, signal) => resorts.search(text, signal), { clock, refetch }),
    availability: (propertyId, signal) => resorts.availability(propertyId, signal),

    async checkHold(signal) {
      const check = resorts.holdCheck(signal);
      checks.next(check);
      return check;
    },

    async release(signal) {
      if (hold.value === null) return err({ kind: 'release-refused', reason: 'no-reference' });
      const request = releaseRequest(hold.value);
      if (!request.ok) return request;
      releases.next();
      applyEvent({ kind: 'release-requested' });
      const result = await resorts.release(request.value, signal);
      applyEvent({ kind: result.ok ? 'release-confirmed' : 'release-failed' });
      return result;
    },
  };
}

/** The results of the checks, except those of checks that were sent before one that has already succeeded. */
function latestCheckedHold(checks: Observable<ReturnType<ResortService['holdCheck']>>): Observable<Hold | null> {
  return checks.pipe(
    mergeMap((check, sentCount) => cancellableCall(() => check).pipe(map((result) => ({ sent: sentCount, result })))),
    filter(({ result }) => result.ok),
    scan((newest, next) => (next.sent > newest.sent ? next : newest)),
    distinctUntilChanged(),
    mergeMap(({ result }) => (result.ok ? of(result.value) : EMPTY)),
  );
}

/** The event that a hold has expired, emitted when it expires. */
function holdExpiry(hold: Hold | null, clock: Clock): Observable<HoldEvent> {
  if (hold?.kind !== 'held' || hold.expiresAt === null) return EMPTY;
  const { expiresAt } = hold;
  const left = expiresAt.epochMilliseconds - clock.now().epochMilliseconds;
  const wait = Math.min(Math.max(0, left), MAX_TIMER_DELAY_MS);
  return timer(wait, clock.scheduler).pipe(map(() => ({ kind: 'time-passed', now: expiresAt })));
}

function dealsAround(place: Coordinates, resorts: ResortService): Observable<ResortDealsState> {
  const search = resortDealsSearch(place);
  if (!search.ok) return of({ kind: 'failed', failure: search.error });
  return cancellableCall((signal) => resorts.deals(search.value, signal)).pipe(
    map(
      (result): ResortDealsState =>
        result.ok ? { kind: 'list', deals: result.value } : { kind: 'failed', failure: result.error },
    ),
  );
}

/** Resorts: finding them, checking holds and releasing them (rules §4 and §7). */
export interface Resorts {
  readonly deals: Live<ResortDealsState>;
  readonly hold: Live<Hold | null>;
  /** Requests deals around a place; a request that is still under way is cancelled. */
  findDeals(place: Coordinates): void;
  search(key: string, signal: AbortSignal): Promise<Result<readonly Place[], CallFailure>>;
  /** The suggestions of the resort search for the text typed so far. */
  readonly places: Suggestions<Place>;
  /** Checks what the signed-in user holds. */
  checkHold(signal: AbortSignal): Promise<Result<Hold | null, CallFailure>>;
  /** Releases the hold; refused if it has expired or is being released already. */
  release(signal: AbortSignal): Promise<Result<void, CallFailure | ReleaseRefused>>;
  availability(propertyId: string, signal: AbortSignal): Promise<Result<ResortAvailability, CallFailure>>;
}

type ResortDealsState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'list'; readonly deals: readonly ResortDeal[] }
  | { readonly kind: 'failed'; readonly failure: CallFailure | CoordinatesOutOfRange };
