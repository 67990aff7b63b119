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
   * Shows itself inside `element`, which is its alone until the returned function
   * is called; a path that changes within the remote's own family arrives through
   * `context.location`, without another mount.
   */
  mount(element: HTMLElement, context: RemoteContext): Unmount;
}

/** A remote that offers pieces for places of the shell or of other remotes. */
export interface SlotRemote {
  /** By the names of the places, which the manifest lists, too: `home.below-deals`. */
  readonly slots: Readonly<Record<string, MountSlot>>;
}

/**
 * Shows a piece inside `element`, as `mount` shows a page. It names no page and opens no slots.
 *
 * @param props what the page says that opened the place: frozen; `null` if it says nothing
 */
export type MountSlot = (element: HTMLElement, context: RemoteContext, props: PlainData) => Unmount;

/** The entry of the remote `userStore` exports this. */
export interface UserStoreRemote {
  open(context: RemoteContext): UserStore;
}

/**
 * All that the shell hands to a remote module, and all that a remote may do with
 * the page. Nothing in it throws; a `Live` always has a value.
 *
 * @see docs/remotes.md
 */
export interface RemoteContext extends PageParts, RemoteClients, RemoteMaps, RemoteSaved, RemoteSignIn {
  /** `CONTRACT_VERSION` of the shell that runs. */
  readonly version: number;
  /** The whole version of the contract of the shell that runs, such as `1.1`: what a remote's `contract` range is about. */
  readonly contract: string;
  /** Where the remote's family of paths begins, such as `/booknow/resort`; `/` for the main app. */
  readonly basePath: string;
  /** Where the visitor is: path, query and hash. The shell owns the history. */
  readonly location: Live<RemoteLocation>;
  /** Goes to a path of this site; any other address goes home. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** Names the page in the browser's tab: the agency's name follows. */
  titlePage(title: string): void;

  readonly agency: Agency;
  readonly policies: AgencyPolicies;
  readonly session: Live<RemoteSession>;
  readonly language: Live<LanguageCode>;
  /** The shell's i18next, for this remote alone; its language changes only when the remote changes it. */
  readonly i18n: RemoteI18n;
  /** What prices are shown in: the visitor's choice, or US dollars if no rate leads to it. */
  readonly currency: Live<CurrencyChoice>;
  /** Units of each currency for one US dollar; empty until they are known. */
  readonly rates: Live<ExchangeRates>;
  /** The day of the rates in use, as `YYYY-MM-DD`; empty until they are known. */
  readonly ratesDay: Live<string>;
  /** The platform's lists that no screen of the shell shows; each is loaded with its first use (rules 3.9). */
  readonly platform: Platform;
  /** Who travels until the visitor chooses (rules §3, guest data). */
  readonly defaultGuests: Readonly<Record<'flight' | 'cruise', Guests>>;

  /**
   * A price in the visitor's language and currency; mark a converted one with `≈` (rules 7.13).
   *
   * @param options.whole its text in whole units, rounded down or up, such as an end of a range; contract 1.5
   */
  formatMoney(price: Money, options?: { readonly whole?: WholeUnits }): DisplayedPrice;
  /** An amount in its own currency, in the visitor's language: what is charged. */
  formatCharge(amount: Money): string;
  /** A day as the site writes days, such as `Feb 03, 2026`; an empty text for what is no day. */
  formatDate(day: string): string;
  /** A distance as the site writes distances, such as `0.22 mi`; an empty text for what is none. */
  formatDistance(miles: number): string;
  /** Two days as `start | end`; the placeholder while either is no day (rules §9). */
  formatDateRange(start: string, end: string, placeholder: string): string;
  /** Whether an agency's HTML has anything to show, by the rule that the shell's own links follow (rules §5). */
  hasContent(html: string): boolean;
  /** Attributes for an element with a person's text: none in the page's language. `language` is what the platform names. */
  textLanguage(text: string, language?: string): TextLanguage;

  /**
   * Marks typed values that a reload would discard; returns a function that removes the mark. Until then a change of
   * currency or language needs the visitor's confirmation.
   */
  markUnsaved(): () => void;

  /** Calls the platform's API or the resort service with the headers of rules §7, within 20 s. Never rejects. */
  request(call: RemoteCall, signal?: AbortSignal): Promise<Result<unknown, CallFailure>>;
  /** Shows a toast; `text` is in the visitor's language. */
  notify(tone: 'success' | 'information' | 'failure', text: string): void;
  /**
   * The message for a call that failed, in the language of the interface:
   * the server's own words as one line of plain text if it sent some, else the
   * site's sentence for the situation; the empty text for a cancelled call.
   */
  failureText(failure: CallFailure, situation?: CallSituation): string;
  /** Reports to the site's operators only. */
  reportError(error: unknown): void;

  /** The `data` of the page that the server rendered, if this is its first screen; else `null`. */
  readonly rendered: PlainData | null;
  /** What the deployment says to this remote in the manifest: plain data, frozen; an empty object if it says nothing. */
  readonly configuration: PlainData;
  /** What remotes tell each other, for as long as the page is there. */
  readonly events: RemoteEventBus;
  /**
   * Guards what was typed: `ask` is called before the visitor leaves the remote's present page within the
   * site, and the browser asks by itself before the page is closed. Only `true`, or a promise of it, lets the
   * visitor go; an `ask` that throws holds nobody back. Returns a function that removes the guard.
   */
  guardLeaving(ask: () => boolean | Promise<boolean>): () => void;
}
