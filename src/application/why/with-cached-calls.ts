import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, type Result } from '@livery/contract/shared/result';
import { firstValueFrom, from, map, race, timer } from 'rxjs';
import type { VisitAdapters } from './read-visit.ts';

/** How long the panel waits for what it asks the platform, in milliseconds. */
const CALL_LIMIT_MS = 2000;

type CallResult<T> = Result<T, CallFailure>;

/**
 * The same adapters, which ask the platform once for what the panel needs besides agency and profile. What takes longer
 * than two seconds is not known until then: the rest is explained meanwhile.
 *
 * @param about with another text than before, all is asked again
 * @param onLate is called when there is a response that was not waited for
 */
export function withCachedCalls(adapters: VisitAdapters, about: () => string, onLate: () => void): VisitAdapters {
  const { stored, page, clock, configuration, remoteHost, languages, navigation, content } = adapters;

  function once<T>(
    call: (signal: AbortSignal) => Promise<CallResult<T>>,
  ): (signal: AbortSignal) => Promise<CallResult<T>> {
    const responses = new Map<string, Promise<CallResult<T>>>();
    return () => {
      const key = about();
      const asked = responses.get(key) ?? call(new AbortController().signal);
      responses.set(key, asked);
      let isLate = false;
      const wait = timer(CALL_LIMIT_MS, clock.scheduler).pipe(
        map((): CallResult<T> => {
          isLate = true;
          return err({ kind: 'timed-out' });
        }),
      );
      return firstValueFrom(race(from(asked), wait)).finally(() => {
        if (isLate) void asked.then(onLate);
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
