import { BehaviorSubject, map, merge, type Observable, of, Subject, Subscription, startWith, switchMap } from 'rxjs';
import type { Coordinates } from '../../domain/agency/policies.ts';
import { type Hold, type HoldEvent, nextHold } from '../../domain/resorts/hold.ts';
import { releaseRequest } from '../../domain/resorts/release-request.ts';
import { resortDealsSearch } from '../../domain/resorts/resort-deals-search.ts';
import { err } from '../../domain/shared/result.ts';
import { ask } from '../shared/ask.ts';
import type { Clock } from '../shared/clock.port.ts';
import { liveOf } from '../shared/live.ts';
import type { Refetch } from '../shared/refetch.ts';
import type { ResortService } from './resort-service.port.ts';
import type { ResortDealsState, Resorts } from './resorts.ts';

interface Needs {
  readonly resorts: ResortService;
  readonly clock: Clock;
  readonly refetch: Refetch;
}

/** Longer than any page is open, in milliseconds: timers can't count further, and would be over at once. */
const LONGEST_WAIT_MS = 2_147_483_647;

const IDLE = { kind: 'idle' } as const;
const LOADING = { kind: 'loading' } as const;

export function openResorts({ resorts, clock, refetch }: Needs): Resorts {
  const deals = new BehaviorSubject<ResortDealsState>(IDLE);
  const places = new Subject<Coordinates>();
  let around: Coordinates | undefined;
  const afresh = places.pipe(map((place) => dealsAround(place, resorts).pipe(startWith(LOADING))));
  const again = refetch.requested.pipe(map(() => (around === undefined ? of(IDLE) : dealsAround(around, resorts))));
  merge(afresh, again)
    .pipe(switchMap((asking) => asking))
    .subscribe(deals);

  const hold = new BehaviorSubject<Hold | null>(null);
  let expiry = Subscription.EMPTY;
  const happened = (event: HoldEvent) => {
    if (hold.value !== null) hold.next(nextHold(hold.value, event));
  };
  const keep = (found: Hold | null) => {
    expiry.unsubscribe();
    hold.next(found);
    if (found?.kind !== 'held' || found.expiresAt === null) return;
    const { expiresAt } = found;
    const left = expiresAt.epochMilliseconds - clock.now().epochMilliseconds;
    const wait = Math.min(Math.max(0, left), LONGEST_WAIT_MS);
    expiry = clock.scheduler.schedule(() => happened({ kind: 'time-passed', now: expiresAt }), wait);
  };
  // A check that was asked before a later one was answered, or before a release, knows nothing of it.
  let asked = 0;
  let known = 0;

  return {
    deals: liveOf(deals),
    hold: liveOf(hold),
    findDeals(place) {
      around = place;
      places.next(place);
    },
    search: (key, signal) => resorts.search(key, signal),
    availability: (propertyId, signal) => resorts.availability(propertyId, signal),

    async checkHold(signal) {
      asked += 1;
      const turn = asked;
      const answer = await resorts.holdCheck(signal);
      if (answer.ok && turn > known) {
        known = turn;
        keep(answer.value);
      }
      return answer;
    },

    async release(signal) {
      if (hold.value === null) return err({ kind: 'release-refused', reason: 'no-reference' });
      const request = releaseRequest(hold.value);
      if (!request.ok) return request;
      asked += 1;
      known = asked;
      happened({ kind: 'release-asked' });
      const answer = await resorts.release(request.value, signal);
      happened({ kind: answer.ok ? 'release-confirmed' : 'release-failed' });
      return answer;
    },
  };
}

function dealsAround(place: Coordinates, resorts: ResortService): Observable<ResortDealsState> {
  const search = resortDealsSearch(place);
  if (!search.ok) return of({ kind: 'failed', failure: search.error });
  return ask((signal) => resorts.deals(search.value, signal)).pipe(
    map(
      (answer): ResortDealsState =>
        answer.ok ? { kind: 'list', deals: answer.value } : { kind: 'failed', failure: answer.error },
    ),
  );
}
