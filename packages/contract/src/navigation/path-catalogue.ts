import { BOOKING_PAGES, type BookingGroup } from './booking-pages.ts';
import type { Page, PageGroup } from './page.ts';

/** A short deal link. @rule 2.6 */
export const SHORT_LINK = '/url/{id}';

const legalPage = { handledBy: 'mainApp', access: 'public' } as const;
const signIn = { family: 'login', handledBy: 'mainApp', access: 'public' } as const;
const authentication = { family: 'authentication', handledBy: 'mainApp', access: 'public' } as const;
const account = { family: 'account', handledBy: 'mainApp', access: 'guarded' } as const;
const agent = { family: 'agent', handledBy: 'mainApp', access: 'guarded' } as const;

/** The site's content pages (rules §2, host routes). */
const CONTENT = [
  { family: 'home', handledBy: 'home', access: 'public', patterns: ['/'] },
  { family: 'about', handledBy: 'about', access: 'public', patterns: ['/about'] },
  { family: 'faq', handledBy: 'faqs', access: 'public', patterns: ['/faqs'] },
  {
    family: 'favourites',
    handledBy: 'favourites',
    access: 'public',
    title: 'favourites.title',
    patterns: ['/favourites'],
  },
  { family: 'errors', handledBy: 'errors', access: 'public', patterns: ['/errors'] },
  {
    family: 'blog',
    handledBy: 'blog',
    access: 'public',
    title: 'pages.blog',
    patterns: ['/blog', '/blog/share', '/blog/*'],
  },
  {
    family: 'destination',
    handledBy: 'destinationDetails',
    access: 'public',
    title: 'pages.destination',
    patterns: ['/destination/share'],
  },
  {
    family: 'destination',
    handledBy: 'destinationDetails',
    access: 'public',
    title: 'pages.destination',
    offer: 'top destinations',
    patterns: ['/destination', '/destination/*'],
  },
  {
    family: 'destination',
    handledBy: 'topDestinations',
    access: 'public',
    title: 'pages.topDestinations',
    offer: 'top destinations',
    patterns: ['/top-destination', '/top-destination/*'],
  },
] as const satisfies readonly PageGroup[];

/** Legal texts, the subscription and cancellation policies (rules §2). */
const LEGAL_PAGES = [
  {
    ...legalPage,
    family: 'legal',
    title: 'footer.privacyPolicy',
    text: 'privacyPolicy',
    patterns: ['/privacy-policy'],
  },
  {
    ...legalPage,
    family: 'legal',
    title: 'footer.cookiesPolicy',
    text: 'cookiesPolicy',
    patterns: ['/cookies-policy'],
  },
  { ...legalPage, family: 'legal', title: 'footer.disclaimer', text: 'disclaimer', patterns: ['/disclaimer'] },
  {
    ...legalPage,
    family: 'terms',
    title: 'footer.terms',
    patterns: ['/user-terms-and-conditions', '/agency-terms-and-conditions/{id}'],
  },
  { ...legalPage, family: 'subscription', title: 'pages.subscription', patterns: ['/subscription', '/subscription/*'] },
  {
    ...legalPage,
    family: 'cancellation-policy',
    title: 'pages.cancellationPolicy',
    patterns: [
      '/cancellation-policy',
      '/cancellation-policy/royal-caribbean',
      '/cancellation-policy/carnival',
      '/cancellation-policy/mcl',
      '/cancellation-policy/celebrity',
      '/cancellation-policy/disney',
    ],
  },
] as const satisfies readonly PageGroup[];

/** Pages for signing in and out (rules §2, authentication). */
const SIGN_IN = [
  { ...signIn, handledBy: 'logout', patterns: ['/logout'] },
  { ...signIn, title: 'logIn', patterns: ['/login'] },
  { ...signIn, title: 'signUp', patterns: ['/signup'] },
  { ...signIn, title: 'pages.forgotPassword', patterns: ['/forgotpassword'] },
  { ...signIn, title: 'pages.newPassword', patterns: ['/newPassword', '/newPassword/*'] },
  { ...signIn, title: 'pages.expired', patterns: ['/expired', '/expiry'] },
  { ...authentication, title: 'pages.signIn', patterns: ['/sso', '/sso/*', '/social', '/social/*'] },
  { ...authentication, title: 'pages.verify', patterns: ['/verify', '/verify/*'] },
] as const satisfies readonly PageGroup[];

/** The targets of deal links and proposals (rules §2, deals and proposals). */
const DEALS = [
  {
    family: 'deal-link',
    handledBy: 'mainApp',
    access: 'public',
    title: 'pages.dealLink',
    patterns: ['/deal-link', '/deal-link/*', SHORT_LINK],
  },
  {
    family: 'proposal',
    handledBy: 'mainApp',
    access: 'public',
    title: 'pages.proposal',
    patterns: ['/disapproveProposal', '/allowAgentProposal'],
  },
] as const satisfies readonly PageGroup[];

/** A booking, for anybody who knows its number and its e-mail address (rules 2.26). */
const MANAGE_BOOKING = [
  { family: 'manage-booking', handledBy: 'mainApp', access: 'public', patterns: ['/manage-booking'] },
] as const satisfies readonly PageGroup[];

/**
 * Pages of travellers and of agents. The rules don't name all paths of the side navigation: these are our choice, and
 * the API's navigations may add more (`findPage`) (rules §2, account paths and side navigation).
 */
const ACCOUNTS = [
  { ...account, title: 'menu.dashboard', permission: ['dashboard'], patterns: ['/mytrip/dashboard/*'] },
  { ...account, title: 'menu.my-trips', permission: ['my-trips'], patterns: ['/mytrip/mytrips/*'] },
  { ...account, title: 'menu.profile-settings', permission: ['profile-settings'], patterns: ['/mytrip/profile/*'] },
  { ...account, title: 'menu.support', permission: ['support'], patterns: ['/mytrip/support/*'] },
  { ...account, title: 'menu.wallet', permission: ['wallet'], patterns: ['/mytrip/wallet/*'] },
  { ...account, patterns: ['/mytrip/*'] },
  { ...agent, title: 'menu.command-center', permission: ['command-center', 'dashboard'], patterns: ['/dashboard/*'] },
  {
    ...agent,
    title: 'menu.profile-settings',
    permission: ['profile-settings', 'settings'],
    patterns: ['/settings/profile/*'],
  },
  {
    ...agent,
    title: 'menu.website-settings',
    permission: ['website-settings', 'settings'],
    patterns: ['/settings/website/*'],
  },
  { ...agent, title: 'menu.support', permission: ['support'], patterns: ['/settings/support/*'] },
  {
    ...agent,
    title: 'menu.settings',
    patterns: ['/settings/agency', '/settings/payment', '/settings/product', '/settings/*'],
  },
  { ...agent, title: 'menu.wallet', permission: ['wallet'], patterns: ['/wallet/details', '/wallet/*'] },
  { ...agent, title: 'menu.clients', patterns: ['/users/clients/*'] },
  { ...agent, title: 'menu.agents', patterns: ['/users/agents/view', '/users/agents/view/{id}', '/users/agents/*'] },
  { ...agent, title: 'menu.bookings', patterns: ['/bookings/*'] },
  { ...agent, title: 'menu.proposals', patterns: ['/proposals/*'] },
  {
    ...agent,
    patterns: ['/users/*', '/applications/*', '/customize-theme/*', '/xenipay/*', '/support/*', '/searches/*'],
  },
] as const satisfies readonly PageGroup[];

/**
 * Every page of the site, the more specific ones first; any other path is not found. The breadcrumbs are in
 * `PARENT_PAGES`.
 * @rule 2.1, 2.2, 2.4, 2.5, 2.6, 2.7, 2.23, 2.26
 */
export const PATH_CATALOGUE: readonly Page[] = [
  CONTENT,
  LEGAL_PAGES,
  SIGN_IN,
  DEALS,
  MANAGE_BOOKING,
  BOOKING_PAGES,
  ACCOUNTS,
]
  .flat<readonly (readonly PageGroup[])[]>()
  .flatMap(({ patterns, ...page }) => patterns.map((pattern) => ({ pattern, ...page })));

/** The groups of the catalogue by their literal types, from which `PagePath` takes the paths. */
export type CatalogueGroup =
  | (
      | typeof CONTENT
      | typeof LEGAL_PAGES
      | typeof SIGN_IN
      | typeof DEALS
      | typeof MANAGE_BOOKING
      | typeof ACCOUNTS
    )[number]
  | BookingGroup;
