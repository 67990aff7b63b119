import type { LanguageCode } from '@livery/contract/market/language';

/**
 * The message of a page to its service worker: the page's language, so that the offline page has the same one. Pages of
 * other builds post it too; a worker ignores unknown messages.
 */
export interface WorkerMessage {
  readonly type: 'LANGUAGE_SHOWN';
  readonly language: LanguageCode;
}

/** The message of a service worker to the next one, which is waiting; the name is Workbox's. */
export interface TakeOver {
  readonly type: 'SKIP_WAITING';
}
