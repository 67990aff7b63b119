import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { because } from '@livery/contract/shared/because';
import { bookNowPath } from '../agency/booking-menu.ts';
import { mayRead } from '../session/permissions.ts';
import { hidesLogout, isOwnerOrAdmin } from '../session/roles.ts';
import { matchPath } from './match-path.ts';
import { HELP_PERMISSION, helpItem, type MenuItem, pageItem } from './menu-item.ts';

interface ProfileMenuOptions {
  readonly agency: Pick<Agency, 'bookingMenu'>;
  readonly policies: Pick<AgencyPolicies, 'partner' | 'helpChat'>;
}

/**
 * The header's profile menu; the slide-out menu of small screens has the same entries.
 *
 * An entry is only included if its read permission is `true`, under its own name or that of the side navigation's entry
 * for the same pages. Logout needs no permission.
 *
 * @param user `null` for a visitor; then there is no menu
 * @rule 2.7, 2.17, 3.5, 6.1, 6.3, 6.4, 6.5, 6.8
 */
export function profileMenu(of: ProfileMenuOptions & { readonly user: UserProfile | null }): readonly MenuItem[] {
  const { policies, user } = of;
  if (user === null) return because('6.2', []);
  const agent = user.isTravelAgent === true;
  const entries = agent ? because('6.4', agentEntries(policies, user)) : because('6.3', travellerEntries(of, user));
  return hidesLogout(policies, user) ? entries : [...entries, pageItem('logout', '/logout')];
}

function agentEntries({ helpChat }: ProfileMenuOptions['policies'], user: UserProfile): readonly MenuItem[] {
  const ifPermitted = itemsPermittedFor(user);
  return [
    ...ifPermitted(pageItem('command-center', '/dashboard')),
    ...ifPermitted(pageItem('profile-settings', '/settings/profile')),
    ...websiteEntry(user),
    ...(helpChat ? ifPermitted(helpItem()) : ifPermitted(pageItem('support', '/settings/support'))),
    ...ifPermitted(pageItem('wallet', '/wallet/details/')),
  ];
}

function travellerEntries({ agency, policies }: ProfileMenuOptions, user: UserProfile): readonly MenuItem[] {
  const ifPermitted = itemsPermittedFor(user);
  return [
    ...ifPermitted(pageItem('dashboard', '/mytrip/dashboard')),
    ...ifPermitted(pageItem('book-now', bookNowPath(agency.bookingMenu))),
    ...ifPermitted(pageItem('my-trips', '/mytrip/mytrips')),
    ...ifPermitted(pageItem('profile-settings', '/mytrip/profile')),
    ...websiteEntry(user),
    ...(policies.helpChat ? ifPermitted(helpItem()) : ifPermitted(pageItem('support', '/mytrip/support'))),
    ...(user.hasRewardWallet ? ifPermitted(pageItem('wallet', '/mytrip/wallet/')) : []),
  ];
}

/** For owners and admins, in both menus, and only with the permission. */
function websiteEntry(user: UserProfile): readonly MenuItem[] {
  return isOwnerOrAdmin(user) ? itemsPermittedFor(user)(pageItem('website-settings', '/settings/website/')) : [];
}

/** The entry, if the user may read its target; else none. */
function itemsPermittedFor(user: UserProfile) {
  return (item: MenuItem): readonly MenuItem[] => (mayRead(user, ...itemPermission(item)) ? [item] : []);
}

function itemPermission({ opens, path }: MenuItem): readonly string[] {
  return opens === 'chat' ? HELP_PERMISSION : (matchPath(path)?.permission ?? []);
}
