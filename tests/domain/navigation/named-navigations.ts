/** The entries of rules §2, as a back end sends them. */
export const NAVIGATIONS = [
  { label: 'Dashboard', path: '/dashboard' },
  { label: 'Book Now', path: '/booknow/hotels' },
  { label: 'Clients', path: '/users/clients' },
  { label: 'Agents', path: '/users/agents/view' },
  { label: 'Bookings', path: '/bookings' },
  { label: 'Proposals', path: '/proposals' },
  { label: 'Settings', path: '/settings/profile' },
  { label: 'Wallet', path: '/wallet/details' },
  { label: 'Xeni Academy', path: '/academy' },
  { label: 'Deal Link', path: '/deal-link' },
  { label: 'Applications', path: '/applications' },
  { label: 'Customize Theme', path: '/customize-theme' },
  { label: 'XeniPay', path: '/xenipay' },
  { label: 'Support', path: '/settings/support' },
  { label: 'Searches', path: '/searches' },
  { label: 'Log Out', path: '/logout' },
];

export const FEATURES = NAVIGATIONS.map(({ label }) => label.toLowerCase().replaceAll(' ', '-'));

export const ACADEMY_URL = 'https://academy.example/start';
