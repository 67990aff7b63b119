import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import { languageOfAddress } from '@livery/contract/market/language';
import { currencyFromQuery } from '../../domain/market/resolve-currency.ts';
import type { Query } from '../../domain/navigation/page-address.ts';
import { parseSessionId } from '../../domain/session/session-id.ts';
import type { StoredValues } from './stored-values.port.ts';

/**
 * Stores the parameters of an address that outlive it, except the access token; for a page that redirects before it is
 * shown.
 */
export function rememberAddress(query: Query, stored: StoredValues): void {
  rememberLanguage(query, stored);
  rememberCurrency(query, stored);
  rememberChrome(query, stored);
  const id = sessionIdFromQuery(query);
  if (id !== undefined) stored.sessionId.write(id);
}

/** Stores the language that an address chooses (rules 9.8). */
export function rememberLanguage(query: Query, { language }: Pick<StoredValues, 'language'>) {
  const chosen = languageOfAddress(query.get('lng'));
  return chosen && language.write(chosen);
}

/** Stores the currency that an address chooses (rules 9.5). */
function rememberCurrency(query: Query, stored: Pick<StoredValues, 'currency' | 'edgeCurrency'>) {
  const given = currencyFromQuery({
    currency: query.get('currency') ?? undefined,
    code: query.get('code') ?? undefined,
  });
  return given && storeCurrency(given, stored);
}

/** Stores a currency on the device, and for the edge. */
export function storeCurrency(choice: CurrencyChoice, stored: Pick<StoredValues, 'currency' | 'edgeCurrency'>) {
  stored.edgeCurrency.write(choice);
  return stored.currency.write(choice);
}

/** Stores `hideHeader=true` and `hideFooter=true` for the browser session; `false` clears them (rules 2.19). */
export function rememberChrome(query: Query, stored: Pick<StoredValues, 'hideHeader' | 'hideFooter'>): void {
  for (const name of ['hideHeader', 'hideFooter'] as const) {
    const value = query.get(name);
    if (value === 'true') stored[name].write(true);
    else if (value === 'false') stored[name].clear();
  }
}

export const SESSION_PARAMETER = 'xsessionid';

/** The session id that an address hands over (rules 7.3). */
export function sessionIdFromQuery(query: Query): string | undefined {
  return parseSessionId(query.get(SESSION_PARAMETER) ?? undefined);
}
