import type { UserProfile } from '../session/user-profile.ts';
import { type MenuItem, pageItem } from './menu-item.ts';
import type { MenuText } from './menu-labels.ts';

const PAGES = [
  ['markup', '/settings/agency'],
  ['website', '/settings/website'],
  ['profile-settings', '/settings/profile'],
  ['payment', '/settings/payment'],
  ['product', '/settings/product'],
] as const satisfies readonly (readonly [MenuText, string])[];

/** The one page of the settings that a sales agent has business on. */
const SALES_AGENTS_OWN: MenuText = 'profile-settings';

/**
 * The sub-pages of the settings. A sales agent sees them all, greyed but for
 * the profile (rules §2, account paths, and §6).
 */
export function settingsLinks(user: Pick<UserProfile, 'userType'>): readonly MenuItem[] {
  const limited = user.userType === 'SalesAgent';
  return PAGES.map(([text, path]) => pageItem(text, path, limited && text !== SALES_AGENTS_OWN));
}
