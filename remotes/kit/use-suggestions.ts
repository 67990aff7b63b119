import { useEffect, useState } from 'react';

/** Something that a field suggests. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** Tells it from others of the same name. */
  readonly hint?: string;
}

interface Held<Item> {
  readonly text: string;
  readonly items: readonly Item[];
}

/** Between two keys, in milliseconds. */
const PAUSE_MS = 150;

/**
 * What is suggested for a text, once whoever types it pauses; `undefined` until
 * it is known. The last text counts.
 *
 * @param text `null` where nothing is to be suggested
 * @param suggest a constant function; where it finds nothing, or fails, there is nothing
 */
export function useSuggestions<Item>(
  text: string | null,
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Item[]>,
): readonly Item[] | undefined {
  const [held, setHeld] = useState<Held<Item>>();
  useEffect(() => {
    if (text === null) return;
    const leaving = new AbortController();
    const pause = setTimeout(() => {
      void suggest(text, leaving.signal).then((items) => leaving.signal.aborted || setHeld({ text, items }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [text, suggest]);
  return held !== undefined && held.text === text ? held.items : undefined;
}
