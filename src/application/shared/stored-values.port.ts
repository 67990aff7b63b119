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
 * What is written is what is read; a missing or damaged value reads as
 * `undefined`. It never throws: if the device refuses, `write` fails and the
 * value lasts as long as the page. Checked by tests/contracts/storage/storage.contract.ts.
 */
export interface StoredValue<T> {
  read(): T | undefined;
  write(value: T): Result<void, StorageRefused>;
  /** A cookie is cleared on every parent domain too. */
  clear(): void;
}

/** Everything that use-cases store; for how long, see `STORED_KEYS` (rules 7.4, 7.5; rules §9). */
export interface StoredValues {
  readonly token: StoredValue<string>;
  /** Whether the user who signed in last is a travel agent: /logout depends on it after a full reload. */
  readonly role: StoredValue<'agent' | 'traveller'>;
  readonly hideHeader: StoredValue<true>;
  readonly hideFooter: StoredValue<true>;
  readonly sessionId: StoredValue<string>;
  readonly language: StoredValue<LanguageCode>;
  readonly currency: StoredValue<CurrencyChoice>;
  /** The same, for the edge, which sees no storage. */
  readonly edgeCurrency: StoredValue<CurrencyChoice>;
  /** The device's, for the edge, as an IANA name. */
  readonly timeZone: StoredValue<string>;
  readonly consent: StoredValue<Exclude<Consent, 'undecided'>>;
  readonly deepLink: StoredValue<string>;
  /** Whether there is one, for the edge, which sees no storage. */
  readonly edgeDeepLink: StoredValue<true>;
  readonly routeType: StoredValue<string>;
  /** Whether the side navigation was left expanded. */
  readonly sideNavigationOpen: StoredValue<true>;
  readonly savePriceDismissed: StoredValue<true>;
  /** Builds of the shell with missing files, after which the page reloaded itself. */
  readonly reloadedBuilds: StoredValue<readonly string[]>;
  /** The calls that were refused with 401, by method and path. */
  readonly unauthorised: StoredValue<readonly string[]>;
  /** What the visitor searched, saw and marked, in one text. */
  readonly saved: StoredValue<string>;
  /** Its parts; they are parsed by code that is loaded when it is first needed. */
  savedLists(): Promise<SavedValues>;
  /** Whom the agent books for; it is parsed by code that is loaded when it is first needed. */
  clientChoice(): Promise<StoredValue<ClientChoice>>;
  /**
   * Clears what a logout removes (rules §4, logout).
   *
   * @param isExpired whether the session expired: what is kept in the tab, such as a remote's draft, then stays for the next log-in
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
