import type { LanguageCode } from '../../domain/market/language.ts';

/**
 * Tells the adapters that call the outside on whose behalf they do.
 *
 * `caller` is asked anew for every request, so that each carries the language,
 * the zone and the token of its moment. Before the introduction requests name
 * nobody.
 *
 * @see specification §7, headers
 */
export interface Introductions {
  introduce(caller: () => Caller): void;
}

export interface Caller {
  readonly language: LanguageCode;
  readonly sessionId: string;
  readonly timeZone: string;
  readonly token: string | undefined;
}
