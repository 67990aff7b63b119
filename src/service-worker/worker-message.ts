import type { LanguageCode } from '@livery/contract/market/language';

/**
 * What a page posts to its service worker: the language that it shows, so that the offline page has the same one.
 * Pages of another build post it, too: a worker ignores what it doesn't know.
 */
export interface WorkerMessage {
  readonly type: 'LANGUAGE_SHOWN';
  readonly language: LanguageCode;
}

/** What a service worker posts to the next one, which waits for it: Workbox's own name. */
export interface TakeOver {
  readonly type: 'SKIP_WAITING';
}
