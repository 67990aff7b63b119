import type { CallFailure } from '@livery/contract/notices/call-failure';
import { liveFromSubject } from '@livery/contract/shared/live';
import type { Result } from '@livery/contract/shared/result';
import {
  BehaviorSubject,
  concat,
  firstValueFrom,
  map,
  merge,
  type Observable,
  of,
  Subject,
  switchMap,
  timer,
} from 'rxjs';
import { cancellableCall } from '../shared/cancellable-call.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { Refetch } from '../shared/refetch.ts';
import type { Suggestions, SuggestState } from './trip.ts';

interface SuggestionsDependencies {
  readonly clock: Clock;
  readonly refetch: Refetch;
}

/** Pauses in typing shorter than this cause no request, in milliseconds. */
const TYPING_PAUSE_MS = 200;

const IDLE_STATE = { kind: 'idle' } as const;

/**
 * The last text counts, in whatever order the responses arrive; in another language it is requested again.
 * @rule 4.6, 7.7, 8.1
 */
export function createSuggestions<T>(
  call: (text: string, signal: AbortSignal) => Promise<Result<readonly T[], CallFailure>>,
  { clock, refetch }: SuggestionsDependencies,
): Suggestions<T> {
  const state = new BehaviorSubject<SuggestState<T>>(IDLE_STATE);
  const texts = new Subject<string>();

  const suggest = (text: string): Observable<SuggestState<T>> => {
    if (text === '') return of(IDLE_STATE);
    const response = timer(TYPING_PAUSE_MS, clock.scheduler).pipe(
      switchMap(() => cancellableCall((signal) => call(text, signal))),
      map(
        (result): SuggestState<T> =>
          result.ok ? { kind: 'list', text, items: result.value } : { kind: 'failed', text, failure: result.error },
      ),
    );
    return concat(of<SuggestState<T>>({ kind: 'loading', text }), response);
  };
  const again = refetch.requested.pipe(map(() => ('text' in state.value ? state.value.text : '')));
  merge(texts, again).pipe(switchMap(suggest)).subscribe(state);

  return {
    state: liveFromSubject(state),
    type: (text) => texts.next(text.trim()),
    find: (text) => firstValueFrom(cancellableCall((signal) => call(text, signal))),
  };
}
