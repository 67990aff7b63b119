import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import { MENU_LABELS, type MenuText } from '@livery/contract/navigation/menu-labels';
import type { PagePath } from '@livery/contract/navigation/page-path';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { because } from '@livery/contract/shared/because';
import { bookNowPath } from '../agency/booking-menu.ts';
import { safeLink } from '../agency/safe-link.ts';
import { featureNames, mayRead } from '../session/permissions.ts';
import { hidesLogout } from '../session/roles.ts';
import { ANY_ORIGIN } from '../shared/guard-path.ts';
import { matchesPattern } from '../shared/matches-pattern.ts';
import { HELP_PERMISSION, helpItem, type MenuItem, pageItem } from './menu-item.ts';
import { parseMenuText } from './menu-text.ts';
import { type NavigationItem, navigationPath } from './navigation-item.ts';

const SETTINGS_PAGES = [
  ['markup', '/settings/agency'],
  ['website', '/settings/website'],
  ['profile-settings', '/settings/profile'],
  ['payment', '/settings/payment'],
  ['product', '/settings/product'],
] as const satisfies readonly (readonly [MenuText, PagePath])[];

/** The only settings page that a sales agent may use. */
const SALES_AGENT_PAGE: MenuText = 'profile-settings';

/**
 * The sub-pages of the settings. A sales agent sees all of them, but all except the profile are disabled (rules §2,
 * account paths, and §6).
 * @rule 2.7, 6.7
 */
export function settingsLinks(user: Pick<UserProfile, 'userType'>): readonly MenuItem[] {
  const limited = because('6.7', user.userType === 'SalesAgent');
  return SETTINGS_PAGES.map(([text, path]) => pageItem(text, path, limited && text !== SALES_AGENT_PAGE));
}

/** An entry of the side navigation. */
export interface SideNavigationItem extends MenuItem {
  /** Whether it leads to another site. */
  readonly external: boolean;
}

interface SideNavigationOptions {
  readonly navigations: readonly NavigationItem[];
  readonly agency: Pick<Agency, 'bookingMenu'>;
  readonly policies: Pick<AgencyPolicies, 'partner' | 'helpChat' | 'academyUrl'>;
  readonly user: UserProfile | null;
}

/**
 * The entries of the side navigation, in the order of the agency's back end. An entry without permission or target is
 * disabled; Log Out needs no permission. `decideLayout` decides whether there is a side navigation (rules §2, side
 * navigation, §6 and §7; rules 6.1, 2.8 and 2.20).
 * @rule 2.18, 2.20, 6.1, 6.7, 6.8, 7.7
 */
export function sideNavigation(navigationOptions: SideNavigationOptions): readonly SideNavigationItem[] {
  const entries = navigationOptions.navigations.flatMap((item) => menuItemsFor(item, navigationOptions));
  return because(
    '2.18',
    entries.map((item) => ({ ...item, external: item.opens === 'academy' })),
  );
}

function menuItemsFor(item: NavigationItem, { agency, policies, user }: SideNavigationOptions): readonly MenuItem[] {
  const text = parseMenuText(item.label);
  const closed = !mayRead(user, ...featureNames(item.label));
  switch (text) {
    case 'log-out':
    case 'logout':
      return hidesLogout(policies, user) ? [] : [pageItem('log-out', '/logout')];
    case 'book-now':
      return [pageItem('book-now', bookNowPath(agency.bookingMenu), closed)];
    case 'xeni-academy':
      return [academyItem(policies.academyUrl, closed)];
    case 'support':
      return [policies.helpChat ? helpItem(!mayRead(user, ...HELP_PERMISSION)) : ownMenuItem(item, user, closed)];
    default:
      return [ownMenuItem(item, user, closed)];
  }
}

/** The token is only added on a click (rules 2.20). */
function academyItem(academyUrl: string, closed: boolean): MenuItem {
  const path = safeLink('returnUrl', academyUrl);
  const https = path?.startsWith('https:') ? path : '';
  return { ...pageItem('xeni-academy', https, closed || https === ''), opens: 'academy' };
}

function ownMenuItem({ label, path }: NavigationItem, user: UserProfile | null, closed: boolean): MenuItem {
  const text = parseMenuText(label);
  const target = navigationPath(path, user);
  const disabled = closed || target === undefined || isSettingsPageClosed(target, user);
  return { text, label: text === null ? label : MENU_LABELS[text], path: target ?? '/', disabled, opens: 'page' };
}

function isSettingsPageClosed(path: string, user: UserProfile | null): boolean {
  const pages = user === null ? [] : settingsLinks(user);
  const { pathname } = new URL(path, ANY_ORIGIN);
  return pages.some((page) => page.disabled && matchesPattern(pathname, page.path));
}
