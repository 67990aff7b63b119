/**
 * The English labels of all menu entries, by message key; each key is the label in kebab-case (rules §2, side
 * navigation, and §6).
 * @rule 2.18
 */
export const MENU_LABELS = {
  agents: 'Agents',
  applications: 'Applications',
  'book-now': 'Book Now',
  bookings: 'Bookings',
  clients: 'Clients',
  'command-center': 'Command Center',
  'customize-theme': 'Customize Theme',
  dashboard: 'Dashboard',
  'deal-link': 'Deal Link',
  help: 'Help',
  'log-out': 'Log Out',
  logout: 'Logout',
  markup: 'Markup',
  'my-trips': 'My Trips',
  payment: 'Payment',
  product: 'Product',
  'profile-settings': 'Profile Settings',
  proposals: 'Proposals',
  searches: 'Searches',
  settings: 'Settings',
  support: 'Support',
  wallet: 'Wallet',
  website: 'Website',
  'website-settings': 'Website Settings',
  'xeni-academy': 'Xeni Academy',
  'xeni-pay': 'XeniPay',
} as const;

export type MenuText = keyof typeof MENU_LABELS;
