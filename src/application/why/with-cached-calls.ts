import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, type Result } from '@livery/contract/shared/result';
import { firstValueFrom, from, map, race, timer } from 'rxjs';
import type { VisitAdapters } from './read-visit.ts';

/** How long the panel waits for the platform's responses, in milliseconds. */
const CALL_LIMIT_MS = 2000;

type CallResult<T> = Result<T, CallFailure>;

/**
 * The same adapters, but they load the panel's data, besides agency and profile, only once. Data that takes longer than
 * two seconds counts as unknown until it arrives; the rest is explained meanwhile.
 *
 * @param about when its text changes, everything is loaded again
 * @param onLate called when a late response arrives
 */
export function withCachedCalls(adapters: VisitAdapters, about: () => string, onLate: () => void): VisitAdapters {
  const { stored, page, clock, configuration, remoteHost, languages, navigation, content } = adapters;

  function once<T>(
    call: (signal: AbortSignal) => Promise<CallResult<T>>,
  ): (signal: AbortSignal) => Promise<CallResult<T>> {
    const responses = new Map<string, Promise<CallResult<T>>>();
    return () => {
      const key = about();
      const response = responses.get(key) ?? call(new AbortController().signal);
      responses.set(key, response);
      let isLate = false;
      const wait = timer(CALL_LIMIT_MS, clock.scheduler).pipe(
        map((): CallResult<T> => {
          isLate = true;
          return err({ kind: 'timed-out' });
        }),
      );
      return firstValueFrom(race(from(response), wait)).finally(() => {
        if (isLate) void response.then(onLate);
      });
    };
  }

  return {
    ...{ stored, page, clock, configuration, remoteHost },
    languages: { ...languages, enabled: once(languages.enabled) },
    navigation: { ...navigation, read: once(navigation.read) },
    content: { ...content, about: once(content.about), faq: once(content.faq) },
  };
}
