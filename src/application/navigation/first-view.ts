import type { LanguageCode } from '@livery/contract/market/language';
import type { CurrencyCode } from '@livery/contract/market/money';
import type { PlainData } from '@livery/contract/remotes/plain-data';
import type { Market } from '../market/market.ts';
import type { Session } from '../session/session.ts';
import type { LoadedResponse } from '../shared/response-cache.port.ts';

/**
 * The data that the edge rendered a page from, embedded in it as JSON. With the same responses, time and choices the
 * browser renders the same page, and hydrates it (rules 4.24). It holds no personal data (rules 10.11).
 */
export interface FirstView {
  /** When the page was rendered (ISO 8601, UTC). */
  readonly now: string;
  /** The time zone that it was rendered for, as an IANA name. */
  readonly timeZone: string;
  readonly shows: RenderContext;
  /** Whether everything had arrived; if not, the rest was rendered in its loading state. */
  readonly settled: boolean;
  /** The names of its lazy components. */
  readonly components: readonly string[];
  readonly responses: readonly EmbeddedResponse[];
  /** The remote's page, if the server rendered it: its markup is in the document. */
  readonly remote?: { readonly path: string; readonly title: string; readonly data: PlainData };
}

/** The choices that a page was rendered with: a device may have stored other choices than its request carried. */
export interface RenderContext {
  readonly language: LanguageCode;
  readonly currency: CurrencyCode;
  readonly country: string;
  readonly signedIn: boolean;
}

/** Whether a shell would show a page as the edge did, so that it can be hydrated. */
export function matchesFirstView(
  { language, currency, country, signedIn }: RenderContext,
  {
    market,
    session,
  }: { readonly market: Pick<Market, 'language' | 'currency'>; readonly session: Pick<Session, 'signedIn'> },
): boolean {
  const chosenCurrencyChoice = market.currency.now();
  return (
    market.language.now() === language &&
    chosenCurrencyChoice.currency === currency &&
    chosenCurrencyChoice.country === country &&
    session.signedIn.now() === signedIn
  );
}

/** The response to a GET of the platform's API. */
export interface EmbeddedResponse {
  readonly path: string;
  readonly query: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly result: LoadedResponse;
}
