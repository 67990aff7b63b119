import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import type { LanguageCode } from '@livery/contract/market/language';
import type { SavedItem } from '@livery/contract/saved/saved-item';
import type { Result } from '@livery/contract/shared/result';
import type { Consent } from '../../domain/analytics/analytics-scripts.ts';
import type { ClientChoice } from '../../domain/clients/chosen-client.ts';
import type { Favourites } from '../../domain/saved/favourites.ts';
import type { RecentSearch } from '../../domain/saved/recent-search.ts';

/**
 * A value that the device remembers for the site.
 *
 * A written value is read back unchanged; a missing or damaged value reads as `undefined`. It never throws: if the
 * device refuses, `write` fails and the value lasts only as long as the page. Checked by
 * tests/contracts/storage/storage.contract.ts.
 */
export interface StoredValue<T> {
  read(): T | undefined;
  write(value: T): Result<void, StorageRefused>;
  /** A cookie is cleared on every parent domain too. */
  clear(): void;
}

/** All values that use-cases store; `STORED_KEYS` says for how long (rules 7.4, 7.5; rules §9). */
export interface StoredValues {
  readonly token: StoredValue<string>;
  /** Whether the last signed-in user is a travel agent: /logout depends on it after a full reload. */
  readonly role: StoredValue<'agent' | 'traveller'>;
  readonly hideHeader: StoredValue<true>;
  readonly hideFooter: StoredValue<true>;
  readonly sessionId: StoredValue<string>;
  readonly language: StoredValue<LanguageCode>;
  readonly currency: StoredValue<CurrencyChoice>;
  /** The same, for the edge, which can't read storage. */
  readonly edgeCurrency: StoredValue<CurrencyChoice>;
  /** The device's time zone as an IANA name, for the edge. */
  readonly timeZone: StoredValue<string>;
  readonly consent: StoredValue<Exclude<Consent, 'undecided'>>;
  readonly deepLink: StoredValue<string>;
  /** Whether there is a deep link, for the edge, which can't read storage. */
  readonly edgeDeepLink: StoredValue<true>;
  readonly routeType: StoredValue<string>;
  /** Whether the side navigation was left expanded. */
  readonly sideNavigationOpen: StoredValue<true>;
  readonly savePriceDismissed: StoredValue<true>;
  /** The builds of the shell whose files were missing, so that the page reloaded itself. */
  readonly reloadedBuilds: StoredValue<readonly string[]>;
  /** The calls that were refused with 401, as method and path. */
  readonly unauthorised: StoredValue<readonly string[]>;
  /** Searches, seen items and favourites, in one text. */
  readonly saved: StoredValue<string>;
  /** The parsed parts of `saved`; the code that parses them is loaded when it is first needed. */
  savedLists(): Promise<SavedValues>;
  /** The client the agent books for; the code that parses it is loaded when it is first needed. */
  clientChoice(): Promise<StoredValue<ClientChoice>>;
  /**
   * Clears the values that a log-out removes (rules §4, logout).
   *
   * @param isExpired whether the session expired; the tab's values, such as a remote's draft, then stay for the next
   * log-in
   */
  clearAtLogout(isExpired: boolean): void;
}

export interface SavedValues {
  readonly searches: StoredValue<readonly RecentSearch[]>;
  readonly seen: StoredValue<readonly SavedItem[]>;
  readonly favourites: StoredValue<Favourites>;
}

/** The device refused to store a value: storage is full, switched off, or closed to this page. */
export interface StorageRefused {
  readonly kind: 'storage-refused';
  readonly key: string;
  readonly reason: string;
}
