import { useEffect, useState } from 'react';
import type { CallFailure, Result } from '../../../src/application/remotes/remote-context.ts';

/** Something that a field suggests. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** Tells it from others of the same name. */
  readonly hint?: string;
}

/** What there is to suggest, or why there is nothing. */
export type Suggested<Item> = Result<readonly Item[], CallFailure>;

interface Held<Item> {
  readonly text: string;
  readonly suggested: Suggested<Item>;
}

/** Between two keys, in milliseconds. */
const PAUSE_MS = 150;

/**
 * What is suggested for a text, once whoever types it pauses; `undefined` until it is known. The last text counts.
 *
 * @param text `null` where nothing is to be suggested
 * @param suggest a constant function; to find nothing is a good answer
 */
export function useSuggestions<Item>(
  text: string | null,
  suggest: (text: string, signal: AbortSignal) => Promise<Suggested<Item>>,
): Suggested<Item> | undefined {
  const [held, setHeld] = useState<Held<Item>>();
  useEffect(() => {
    if (text === null) return;
    const leaving = new AbortController();
    const pause = setTimeout(() => {
      void suggest(text, leaving.signal).then((suggested) => leaving.signal.aborted || setHeld({ text, suggested }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [text, suggest]);
  return held !== undefined && held.text === text ? held.suggested : undefined;
}
