import type english from './en.json';

/** The texts of the page before the shell has started, in one language. */
export interface StartTexts {
  readonly slow: string;
  readonly failed: string;
  readonly hint: string;
  readonly retry: string;
  readonly noScript: string;
}

export function startTexts({ start, content, retry }: typeof english): StartTexts {
  return {
    slow: start.slow,
    failed: content.failed,
    hint: content.failedHint,
    retry,
    noScript: start.noScript,
  };
}
