import type { CallFailure, Result } from '@livery/contract/remotes/remote-context';
import { skipToken, useQuery } from '@tanstack/react-query';
import { functionId } from './function-id.ts';

/** A suggestion of a field. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** Distinguishes it from others with the same name. */
  readonly hint?: string;
}

/** The suggestions, or why there are none. */
export type SuggestionsResult<Item> = Result<readonly Item[], CallFailure>;

/** The pause in typing before a call, in milliseconds. */
const TYPING_PAUSE_MS = 150;

const CANCELLED_RESULT = { ok: false, error: { kind: 'cancelled' } } as const;

/**
 * The suggestions for a text once typing pauses; `undefined` until they are loaded. Only those for the latest text
 * are returned.
 *
 * @param text `null` if nothing is to be suggested
 * @param suggest a constant function; an empty list is a success
 */
export function useSuggestions<Item>(
  text: string | null,
  suggest: (text: string, signal: AbortSignal) => Promise<SuggestionsResult<Item>>,
): SuggestionsResult<Item> | undefined {
  const { data } = useQuery({
    queryKey: ['suggestions', functionId(suggest), text],
    queryFn:
      text === null
        ? skipToken
        : async ({ signal }) => {
            await pauseInTyping(signal);
            return signal.aborted ? CANCELLED_RESULT : suggest(text, signal);
          },
  });
  return data;
}

/** Ends immediately if the text is no longer the latest. */
function pauseInTyping(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TYPING_PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
