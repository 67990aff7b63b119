import type { MenuText } from '@livery/contract/navigation/menu-labels';
import type { SideNavigationItem } from './side-navigation.ts';

/** The groups of the side navigation, in their order; `leave` has no heading. */
export const SIDE_NAVIGATION_GROUPS = ['start', 'clients', 'agency', 'help', 'more', 'leave'] as const;

export type SideNavigationGroupName = (typeof SIDE_NAVIGATION_GROUPS)[number];

export interface SideNavigationGroup {
  readonly name: SideNavigationGroupName;
  readonly items: readonly SideNavigationItem[];
}

const GROUPS_BY_TEXT: Readonly<Record<MenuText, SideNavigationGroupName>> = {
  agents: 'agency',
  applications: 'agency',
  'book-now': 'start',
  bookings: 'clients',
  clients: 'clients',
  'command-center': 'start',
  'customize-theme': 'agency',
  dashboard: 'start',
  'deal-link': 'clients',
  help: 'help',
  'log-out': 'leave',
  logout: 'leave',
  markup: 'agency',
  'my-trips': 'clients',
  payment: 'agency',
  product: 'agency',
  'profile-settings': 'agency',
  proposals: 'clients',
  searches: 'clients',
  settings: 'agency',
  support: 'help',
  wallet: 'agency',
  website: 'agency',
  'website-settings': 'agency',
  'xeni-academy': 'help',
  'xeni-pay': 'agency',
};

/**
 * Groups the entries of the side navigation by subject. Each entry is in one group, in the platform's order; entries
 * with the platform's own names are in `more`. Groups without entries are left out.
 * @rule 2.18
 */
export function groupSideNavigation(items: readonly SideNavigationItem[]): readonly SideNavigationGroup[] {
  return SIDE_NAVIGATION_GROUPS.map((name) => ({
    name,
    items: items.filter((item) => itemGroup(item) === name),
  })).filter((group) => group.items.length > 0);
}

function itemGroup({ text }: SideNavigationItem): SideNavigationGroupName {
  return text === null ? 'more' : GROUPS_BY_TEXT[text];
}
