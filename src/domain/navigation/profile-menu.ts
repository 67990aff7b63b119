import type { Agency } from '../agency/agency.ts';
import { bookNowPath } from '../agency/book-now-path.ts';
import type { AgencyPolicies } from '../agency/policies.ts';
import { mayRead } from '../session/permissions.ts';
import { hidesLogout, runsAgency } from '../session/roles.ts';
import type { UserProfile } from '../session/user-profile.ts';
import { helpItem, type MenuItem, pageItem } from './menu-item.ts';

interface Asked {
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
 * @see specification §6; readings 17
 */
export function profileMenu(of: Asked & { readonly user: UserProfile | null }): readonly MenuItem[] {
  const { policies, user } = of;
  if (user === null) return [];
  const entries = user.isTravelAgent === true ? agentEntries(policies, user) : travellerEntries(of, user);
  return hidesLogout(policies, user) ? entries : [...entries, pageItem('logout', '/logout')];
}

function agentEntries({ helpChat }: Asked['policies'], user: UserProfile): readonly MenuItem[] {
  const ifReadable = readableBy(user);
  return [
    ...ifReadable(pageItem('command-center', '/dashboard'), 'command-center', 'dashboard'),
    ...ifReadable(pageItem('profile-settings', '/settings/profile'), 'profile-settings', 'settings'),
    ...websiteEntry(user),
    ...(helpChat
      ? ifReadable(helpItem(), 'help', 'support')
      : ifReadable(pageItem('support', '/settings/support'), 'support')),
    ...ifReadable(pageItem('wallet', '/wallet/details/'), 'wallet'),
  ];
}

function travellerEntries({ agency, policies }: Asked, user: UserProfile): readonly MenuItem[] {
  const ifReadable = readableBy(user);
  return [
    ...ifReadable(pageItem('dashboard', '/mytrip/dashboard'), 'dashboard'),
    ...ifReadable(pageItem('book-now', bookNowPath(agency.bookingMenu)), 'book-now'),
    ...ifReadable(pageItem('my-trips', '/mytrip/mytrips'), 'my-trips'),
    ...ifReadable(pageItem('profile-settings', '/mytrip/profile'), 'profile-settings'),
    ...websiteEntry(user),
    ...(policies.helpChat
      ? ifReadable(helpItem(), 'help', 'support')
      : ifReadable(pageItem('support', '/mytrip/support'), 'support')),
    ...(user.hasRewardWallet ? ifReadable(pageItem('wallet', '/mytrip/wallet/'), 'wallet') : []),
  ];
}

/** For whoever runs the agency, on whichever menu, and by permission only. */
function websiteEntry(user: UserProfile): readonly MenuItem[] {
  const mayOpen = runsAgency(user) && mayRead(user, 'website-settings', 'settings');
  return mayOpen ? [pageItem('website-settings', '/settings/website/')] : [];
}

/** The entry itself where one of these features may be read, else nothing. */
function readableBy(user: UserProfile) {
  return (item: MenuItem, ...features: readonly string[]): readonly MenuItem[] =>
    mayRead(user, ...features) ? [item] : [];
}
