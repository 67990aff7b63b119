import type { Handler } from '@livery/contract/navigation/page';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Live } from '@livery/contract/shared/live';
import type { LayoutDecision } from '../../domain/navigation/decide-layout.ts';
import type { MenuItem } from '../../domain/navigation/menu-item.ts';
import type { Sidebar, SidebarEvent } from '../../domain/navigation/next-sidebar.ts';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import type { SideNavigationItem } from '../../domain/navigation/side-navigation.ts';

/** Menus, and the layout around a page. */
export interface Navigation {
  readonly profileMenu: Live<readonly MenuItem[]>;
  readonly sideNavigation: Live<SideNavigationState>;
  readonly sidebar: Live<Sidebar>;
  /** An event of the side navigation; `pointer-rests` expands it after a tenth of a second. */
  onSidebarEvent(event: Exclude<SidebarEvent, { kind: 'hovered' }> | { readonly kind: 'pointer-rests' }): void;
  /**
   * The layout around a page, and the handler that shows it or the address it redirects to (rules §2); `null` until the
   * agency is known, and for a page that may redirect until the profile is known.
   */
  layoutOf(page: PageAddress): Live<LayoutState | null>;
  /** Remembers `hideHeader` and `hideFooter` of an address for the browser session (rules 2.19). */
  rememberChrome(page: PageAddress): void;
  /** Loads the side navigation (again). */
  load(): void;
}

/** The handler is pending while it depends on a user who isn't known yet; the layout around it isn't (rules 4.3). */
export type LayoutState = Omit<LayoutDecision, 'handledBy'> & { readonly handledBy: Handler | 'pending' };

export type SideNavigationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly items: readonly SideNavigationItem[] }
  | { readonly kind: 'failed'; readonly failure: CallFailure };
