import type { Agency } from '../agency/agency.ts';
import type { AgencyPolicies } from '../agency/policies.ts';
import { bookNowPath } from '../agency/products.ts';
import { mayRead } from '../session/permissions.ts';
import { hidesLogout, runsAgency } from '../session/roles.ts';
import type { UserProfile } from '../session/user-profile.ts';
import { matchPath } from './match-path.ts';
import { HELP_PERMISSION, helpItem, type MenuItem, pageItem } from './menu-item.ts';

interface Needs {
  readonly agency: Pick<Agency, 'bookingMenu'>;
  readonly policies: Pick<AgencyPolicies, 'partner' | 'helpChat'>;
}

/**
 * The header's profile menu, which the slide-out menu of small screens repeats.
 *
 * An entry is there only where its read permission is `true`, by its own name
 * or by that of the side navigation's entry for the same pages. Logout needs
 * none.
 *
 * @param user `null` for a visitor, who has no menu
 * @see rules 6.1
 */
export function profileMenu(of: Needs & { readonly user: UserProfile | null }): readonly MenuItem[] {
  const { policies, user } = of;
  if (user === null) return [];
  const entries = user.isTravelAgent === true ? agentEntries(policies, user) : travellerEntries(of, user);
  return hidesLogout(policies, user) ? entries : [...entries, pageItem('logout', '/logout')];
}

function agentEntries({ helpChat }: Needs['policies'], user: UserProfile): readonly MenuItem[] {
  const ifReadable = readableBy(user);
  return [
    ...ifReadable(pageItem('command-center', '/dashboard')),
    ...ifReadable(pageItem('profile-settings', '/settings/profile')),
    ...websiteEntry(user),
    ...(helpChat ? ifReadable(helpItem()) : ifReadable(pageItem('support', '/settings/support'))),
    ...ifReadable(pageItem('wallet', '/wallet/details/')),
  ];
}

function travellerEntries({ agency, policies }: Needs, user: UserProfile): readonly MenuItem[] {
  const ifReadable = readableBy(user);
  return [
    ...ifReadable(pageItem('dashboard', '/mytrip/dashboard')),
    ...ifReadable(pageItem('book-now', bookNowPath(agency.bookingMenu))),
    ...ifReadable(pageItem('my-trips', '/mytrip/mytrips')),
    ...ifReadable(pageItem('profile-settings', '/mytrip/profile')),
    ...websiteEntry(user),
    ...(policies.helpChat ? ifReadable(helpItem()) : ifReadable(pageItem('support', '/mytrip/support'))),
    ...(user.hasRewardWallet ? ifReadable(pageItem('wallet', '/mytrip/wallet/')) : []),
  ];
}

/** For those who run the agency, on whichever menu, and by permission only. */
function websiteEntry(user: UserProfile): readonly MenuItem[] {
  return runsAgency(user) ? readableBy(user)(pageItem('website-settings', '/settings/website/')) : [];
}

/** The entry itself where what it leads to may be read, else nothing. */
function readableBy(user: UserProfile) {
  return (item: MenuItem): readonly MenuItem[] => (mayRead(user, ...permissionOf(item)) ? [item] : []);
}

function permissionOf({ opens, path }: MenuItem): readonly string[] {
  return opens === 'chat' ? HELP_PERMISSION : (matchPath(path)?.permission ?? []);
}
