import { useEffect, useState } from 'react';
import { asyncScheduler, finalize, from, type Observable, switchMap, timer } from 'rxjs';
import type { CallFailure, Result } from '../../../../src/application/remotes/remote-context.ts';

/** Something that a field suggests. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from others of the same name. */
  readonly hint?: string;
}

/** The suggestions, or why there are none. */
export type Suggested<Item> = Result<readonly Item[], CallFailure>;

interface TextSuggestions<Item> {
  readonly text: string;
  readonly suggested: Suggested<Item>;
}

/** The pause in typing before a call, in milliseconds. */
const PAUSE_MS = 150;

/**
 * The suggestions for a text once typing pauses; `undefined` until they are loaded. Only those for the latest text
 * are returned.
 *
 * @param text `null` where nothing is to be suggested
 * @param suggest a constant function; an empty list is a success
 */
export function useSuggestions<Item>(
  text: string | null,
  suggest: (text: string, signal: AbortSignal) => Promise<Suggested<Item>>,
): Suggested<Item> | undefined {
  const [latest, setLatest] = useState<TextSuggestions<Item>>();
  useEffect(() => {
    if (text === null) return;
    const call = timer(PAUSE_MS, asyncScheduler)
      .pipe(switchMap(() => abortable((signal) => suggest(text, signal))))
      .subscribe((suggested) => setLatest({ text, suggested }));
    return () => call.unsubscribe();
  }, [text, suggest]);
  return latest !== undefined && latest.text === text ? latest.suggested : undefined;
}

/** A call whose signal is aborted when it is unsubscribed from. */
function abortable<T>(call: (signal: AbortSignal) => Promise<T>): Observable<T> {
  const controller = new AbortController();
  return from(call(controller.signal)).pipe(finalize(() => controller.abort()));
}
