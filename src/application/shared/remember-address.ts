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
export function rememberAddress(query: Query, storedValues: StoredValues): void {
  rememberLanguage(query, storedValues);
  rememberCurrency(query, storedValues);
  rememberChrome(query, storedValues);
  const id = sessionIdFromQuery(query);
  if (id !== undefined) storedValues.sessionId.write(id);
}

/** Stores the language that an address chooses (rules 9.8). */
export function rememberLanguage(query: Query, { language }: Pick<StoredValues, 'language'>) {
  const chosenLanguage = languageOfAddress(query.get('lng'));
  return chosenLanguage && language.write(chosenLanguage);
}

/** Stores the currency that an address chooses (rules 9.5). */
function rememberCurrency(query: Query, storedValues: Pick<StoredValues, 'currency' | 'edgeCurrency'>) {
  const currency = currencyFromQuery({
    currency: query.get('currency') ?? undefined,
    code: query.get('code') ?? undefined,
  });
  return currency && storeCurrency(currency, storedValues);
}

/** Stores a currency on the device, and for the edge. */
export function storeCurrency(choice: CurrencyChoice, storedValues: Pick<StoredValues, 'currency' | 'edgeCurrency'>) {
  storedValues.edgeCurrency.write(choice);
  return storedValues.currency.write(choice);
}

/** Stores `hideHeader=true` and `hideFooter=true` for the browser session; `false` clears them (rules 2.19). */
export function rememberChrome(query: Query, storedValues: Pick<StoredValues, 'hideHeader' | 'hideFooter'>): void {
  for (const name of ['hideHeader', 'hideFooter'] as const) {
    const value = query.get(name);
    if (value === 'true') storedValues[name].write(true);
    else if (value === 'false') storedValues[name].clear();
  }
}

export const SESSION_PARAMETER = 'xsessionid';

/** The session id that an address hands over (rules 7.3). */
export function sessionIdFromQuery(query: Query): string | undefined {
  return parseSessionId(query.get(SESSION_PARAMETER) ?? undefined);
}
