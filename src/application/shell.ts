import type { Platform } from '@livery/contract/remotes/platform';
import type { HostAgency } from './agency/host-agency.ts';
import type { Analytics } from './analytics/create-analytics.ts';
import type { Content } from './content/create-content.ts';
import type { SavePricePopup } from './deals/create-save-price-popup.ts';
import type { Deals } from './deals/deals.ts';
import type { Market } from './market/market.ts';
import type { CodeLoading } from './navigation/create-code-loading.ts';
import type { PageData } from './navigation/create-page-data.ts';
import type { Navigation } from './navigation/navigation.ts';
import type { Notices } from './notices/create-notices.ts';
import type { Remotes } from './remotes/remotes.ts';
import type { Resorts } from './resorts/create-resorts.ts';
import type { Saved } from './saved/saved.ts';
import type { Session } from './session/session.ts';
import type { Trip } from './trip/trip.ts';

/**
 * The driving port: all functions for callers outside.
 *
 * React, the command line, the edge and the tests each get one, and don't know its implementation.
 */
export interface Shell {
  readonly agency: HostAgency;
  readonly platform: Platform;
  readonly session: Session;
  readonly market: Market;
  readonly deals: Deals;
  readonly savePrice: SavePricePopup;
  readonly trip: Trip;
  readonly saved: Saved;
  readonly content: Content;
  readonly navigation: Navigation;
  readonly pageData: PageData;
  readonly code: CodeLoading;
  readonly remotes: Remotes;
  readonly resorts: Resorts;
  readonly notices: Notices;
  readonly analytics: Analytics;
  /** Loads the data of every session: the agency, its languages, the exchange rates and the user's profile. */
  start(): void;
  /**
   * To be called once a page from the edge is hydrated: stores for the edge what only the device knows, and follows the
   * visitor's date.
   */
  hydrated(): void;
}
