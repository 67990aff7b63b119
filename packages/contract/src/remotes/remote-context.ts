import type { Agency } from '../agency/agency.ts';
import type { AgencyPolicies } from '../agency/policies.ts';
import type { ChosenClient } from '../clients/chosen-client.ts';
import type { TextLanguage } from '../content/text-language.ts';
import type { CurrencyChoice } from '../market/currency-choice.ts';
import type { DisplayedPrice } from '../market/display-price.ts';
import type { ExchangeRates } from '../market/exchange-rates.ts';
import type { LanguageCode } from '../market/language.ts';
import type { Money, WholeUnits } from '../market/money.ts';
import type { PageFamily } from '../navigation/page.ts';
import type { CallFailure } from '../notices/call-failure.ts';
import type { CallSituation } from '../notices/call-situation.ts';
import type { NamedItem, SavedItem } from '../saved/saved-item.ts';
import type { UserProfile } from '../session/user-profile.ts';
import type { Live } from '../shared/live.ts';
import type { Result } from '../shared/result.ts';
import type { Guests } from '../trip/guests.ts';
import type { PageParts, SearchPanelOptions, Unmount } from './page-parts.ts';
import type { PlainData } from './plain-data.ts';
import type { Platform } from './platform.ts';
import type { RemoteCall } from './remote-call.ts';
import type { RemoteClients } from './remote-clients.ts';
import type { RemoteEventBus } from './remote-events.ts';
import type { RemoteI18n } from './remote-i18n.ts';
import type { RemoteMaps } from './remote-maps.ts';
import type { RemoteSaved } from './remote-saved.ts';
import type { RemoteLocation, RemoteSession } from './remote-session.ts';
import type { RemoteSignIn } from './remote-sign-in.ts';
import type { UserStore } from './user-store.ts';

export type { BookingCancelled, BookingConfirmed, RemoteEventBus, RemoteEventMap } from './remote-events.ts';
export type { Messages, RemoteI18n } from './remote-i18n.ts';
export type { RemoteLocation, RemoteSession } from './remote-session.ts';
export type { MapBounds, MapHandle, MapOptions, MapPin, MapState } from './shown-map.ts';
export type {
  Agency,
  CallFailure,
  CallSituation,
  ChosenClient,
  CurrencyChoice,
  DisplayedPrice,
  Guests,
  LanguageCode,
  Live,
  Money,
  NamedItem,
  PageFamily,
  PlainData,
  Platform,
  RemoteCall,
  RemoteClients,
  RemoteSaved,
  RemoteSignIn,
  Result,
  SavedItem,
  SearchPanelOptions,
  Unmount,
  UserProfile,
  UserStore,
};

/** Raised when a part of the contract is removed or changes its meaning; additions don't raise it. */
export const CONTRACT_VERSION = 1;

/** Raised with each addition to the contract; 0 again when `CONTRACT_VERSION` is raised. */
export const CONTRACT_MINOR_VERSION = 6;

export { intlLocale } from '../market/language.ts';
export type { ConcretePath, EveryPage, PagePath, PagePattern } from '../navigation/page-path.ts';
export { PARENT_PAGES, PARENT_STEPS } from '../navigation/parent-pages.ts';

/** A remote that shows pages: the entry of every remote but the user store exports this, or `slots` alone. */
export interface ScreenRemote extends Partial<SlotRemote> {
  /**
   * Shows the remote inside `element`, which only the remote changes until it calls the returned function. Path changes
   * within the remote's family arrive through `context.location`, without another mount.
   */
  mount(element: HTMLElement, context: RemoteContext): Unmount;
}

/** A remote that has pieces for slots of the shell or of other remotes. */
export interface SlotRemote {
  /** By the names of the slots, such as `home.below-deals`, which the manifest lists too. */
  readonly slots: Readonly<Record<string, MountSlot>>;
}

/**
 * Shows a piece inside `element`, as `mount` shows a page. It can't set the page's title or open slots.
 *
 * @param props the data from the page that opened the slot, frozen; `null` if there is none
 */
export type MountSlot = (element: HTMLElement, context: RemoteContext, props: PlainData) => Unmount;

/** The entry of the remote `userStore` exports this. */
export interface UserStoreRemote {
  open(context: RemoteContext): UserStore;
}

/**
 * Everything that the shell passes to a remote, and everything that a remote may do with the page. Nothing in it
 * throws; a `Live` always has a value.
 *
 * @see docs/remotes.md
 */
export interface RemoteContext extends PageParts, RemoteClients, RemoteMaps, RemoteSaved, RemoteSignIn {
  /** The shell's `CONTRACT_VERSION`. */
  readonly version: number;
  /** The shell's full contract version, such as `1.1`, which must be within a remote's `contract` range. */
  readonly contract: string;
  /** The first path of the remote's family, such as `/booknow/resort`; `/` for the main app. */
  readonly basePath: string;
  /** Where the visitor is: path, query and hash. The shell owns the history. */
  readonly location: Live<RemoteLocation>;
  /** Navigates to a path of this site; for any other address, to the home page. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** Sets the title in the browser's tab, followed by the agency's name. */
  titlePage(title: string): void;

  readonly agency: Agency;
  readonly policies: AgencyPolicies;
  readonly session: Live<RemoteSession>;
  readonly language: Live<LanguageCode>;
  /** The shell's i18next for this remote only; its language changes only when the remote changes it. */
  readonly i18n: RemoteI18n;
  /** The currency in which prices are shown: the visitor's choice, or US dollars if there is no rate for it. */
  readonly currency: Live<CurrencyChoice>;
  /** Units of each currency for one US dollar; empty until they are known. */
  readonly rates: Live<ExchangeRates>;
  /** The day of the rates in use, as `YYYY-MM-DD`; empty until they are known. */
  readonly ratesDay: Live<string>;
  /** Lists of the platform that no screen of the shell shows; each is loaded on first use (rules 3.9). */
  readonly platform: Platform;
  /** The travellers until the visitor chooses (rules §3, guest data). */
  readonly defaultGuests: Readonly<Record<'flight' | 'cruise', Guests>>;

  /**
   * A price in the visitor's language and currency; mark a converted one with `≈` (rules 7.13).
   *
   * @param options.whole writes the text in whole units, rounded down or up, for example for an end of a range;
   * contract 1.5
   */
  formatMoney(price: Money, options?: { readonly whole?: WholeUnits }): DisplayedPrice;
  /** An amount that is charged: in its own currency, in the visitor's language. */
  formatCharge(amount: Money): string;
  /** A day as the site writes it, such as `Feb 03, 2026`; the empty text for an invalid day. */
  formatDate(day: string): string;
  /** A distance as the site writes it, such as `0.22 mi`; the empty text for an invalid number. */
  formatDistance(miles: number): string;
  /** Two days as `start | end`; the placeholder if either is invalid (rules §9). */
  formatDateRange(start: string, end: string, placeholder: string): string;
  /** Whether an agency's HTML has any content, by the same rule as the shell's links (rules §5). */
  hasContent(html: string): boolean;
  /**
   * Attributes for an element with text by a person: none if it is in the page's language. `language` is the one that
   * the platform names.
   */
  textLanguage(text: string, language?: string): TextLanguage;

  /**
   * Reports unsaved input, which a reload would discard; returns a function that removes the mark. Until then a change
   * of currency or language needs the visitor's confirmation.
   */
  markUnsaved(): () => void;

  /** Calls the platform's API or the resort service with the headers of rules §7, within 20 s. Never rejects. */
  request(call: RemoteCall, signal?: AbortSignal): Promise<Result<unknown, CallFailure>>;
  /** Shows a toast; `text` must be in the visitor's language. */
  notify(tone: 'success' | 'information' | 'failure', text: string): void;
  /**
   * The message for a call that failed, in the language of the interface:
   * the server's own words as one line of plain text if it sent some, else the
   * site's sentence for the situation; the empty text for a cancelled call.
   */
  failureText(failure: CallFailure, situation?: CallSituation): string;
  /** Reports an error to the site's operators. */
  reportError(error: unknown): void;

  /** The `data` of the page that the server rendered, if this is its first screen; else `null`. */
  readonly rendered: PlainData | null;
  /** The deployment's configuration of this remote in the manifest: plain data, frozen; by default an empty object. */
  readonly configuration: PlainData;
  /** Events between remotes, for the lifetime of the page. */
  readonly events: RemoteEventBus;
  /**
   * Guards unsaved input: `ask` is called before the visitor leaves the remote's current page within the site, and the
   * browser asks before the page is closed. Only `true`, or a promise of it, lets the visitor leave; if `ask` throws,
   * the visitor leaves too. Returns a function that removes the guard.
   */
  guardLeaving(ask: () => boolean | Promise<boolean>): () => void;
}
