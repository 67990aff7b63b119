import type { EveryPage, MessageFile, PathAt } from '@livery/remote';
import { Redirect, type Route } from '@livery/remote';
import type { Area, AreaPages } from '../areas.ts';
import { Lazy } from '../lazy.tsx';
import { dealLinkAddress } from './deal-links/deal-link-address.ts';
import { SETTINGS_PAGES } from './settings/settings-pages.ts';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    account: typeof english;
  }
}

type Pages = AreaPages['account'];

/** The screens, in the chunks in which they are loaded. */
const dashboards = () => import('./dashboard-screens.ts');
const trips = () => import('./trip-screens.ts');
const clients = () => import('./client-screens.ts');
const agents = () => import('./agent-screens.ts');
const agency = () => import('./agency-screens.ts');
const sales = () => import('./sales-screens.ts');
const settings = () => import('./settings-screens.ts');

/** The account's pages; shorter paths redirect (rules §2). */
const routes = [
  ['/mytrip', () => <Redirect to="/mytrip/dashboard" />],
  ['/mytrip/dashboard', () => <Lazy load={dashboards}>{({ TravellerDashboard }) => <TravellerDashboard />}</Lazy>],
  ['/mytrip/mytrips', () => <Lazy load={trips}>{({ TripsScreen }) => <TripsScreen />}</Lazy>],
  [
    '/mytrip/mytrips/{id}',
    ({ id = '' }) => <Lazy load={trips}>{({ MyTripScreen }) => <MyTripScreen referenceNumber={id} />}</Lazy>,
  ],
  ['/mytrip/profile', () => <Lazy load={settings}>{({ MyProfileScreen }) => <MyProfileScreen />}</Lazy>],
  ['/mytrip/wallet', () => <Lazy load={settings}>{({ MyWalletScreen }) => <MyWalletScreen />}</Lazy>],
  ['/mytrip/support', () => <Lazy load={settings}>{({ MySupportScreen }) => <MySupportScreen />}</Lazy>],
  ['/dashboard', () => <Lazy load={dashboards}>{({ CommandCenter }) => <CommandCenter />}</Lazy>],
  ['/bookings', () => <Lazy load={trips}>{({ BookingsScreen }) => <BookingsScreen />}</Lazy>],
  [
    '/bookings/{id}',
    ({ id = '' }) => (
      <Lazy load={trips}>{({ AgencyBookingScreen }) => <AgencyBookingScreen referenceNumber={id} />}</Lazy>
    ),
  ],
  ['/users/clients', () => <Lazy load={clients}>{({ ClientsScreen }) => <ClientsScreen />}</Lazy>],
  [
    '/users/clients/{id}',
    ({ id = '' }) => <Lazy load={clients}>{({ ClientScreen }) => <ClientScreen id={id} />}</Lazy>,
  ],
  ['/users/agents/view', () => <Lazy load={agents}>{({ AgentsScreen }) => <AgentsScreen />}</Lazy>],
  [
    '/users/agents/view/{id}',
    ({ id = '' }) => <Lazy load={agents}>{({ AgentScreen }) => <AgentScreen id={id} />}</Lazy>,
  ],
  ['/settings', () => <Redirect to="/settings/profile" />],
  ...SETTINGS_PAGES.map(
    (name): Route<`/settings/${typeof name}`> => [
      `/settings/${name}`,
      () => <Lazy load={settings}>{({ SettingsScreen }) => <SettingsScreen name={name} />}</Lazy>,
    ],
  ),
  ['/settings/support', () => <Lazy load={settings}>{({ SupportSettings }) => <SupportSettings />}</Lazy>],
  ['/support', () => <Redirect to="/settings/support" />],
  ['/customize-theme', () => <Redirect to="/settings/website" />],
  ['/xenipay', () => <Redirect to="/settings/payment" />],
  ['/wallet', () => <Redirect to="/wallet/details" />],
  ['/wallet/details', () => <Lazy load={settings}>{({ AgentWalletScreen }) => <AgentWalletScreen />}</Lazy>],
  ['/proposals', () => <Lazy load={sales}>{({ ProposalsScreen }) => <ProposalsScreen />}</Lazy>],
  ['/proposals/new', () => <Lazy load={sales}>{({ NewProposalScreen }) => <NewProposalScreen />}</Lazy>],
  ['/proposals/{id}', ({ id = '' }) => <Lazy load={sales}>{({ ProposalScreen }) => <ProposalScreen id={id} />}</Lazy>],
  [
    '/disapproveProposal',
    () => <Lazy load={sales}>{({ DecisionScreen }) => <DecisionScreen decision="disapproved" />}</Lazy>,
  ],
  [
    '/allowAgentProposal',
    () => <Lazy load={sales}>{({ DecisionScreen }) => <DecisionScreen decision="approved" />}</Lazy>,
  ],
  ['/deal-link', () => <Lazy load={sales}>{({ DealLinkScreen }) => <DealLinkScreen />}</Lazy>],
  ['/url/{id}', ({ id = '' }) => <Redirect to={dealLinkAddress(id)} />],
  ['/searches', () => <Lazy load={agency}>{({ SearchesScreen }) => <SearchesScreen />}</Lazy>],
  ['/applications', () => <Lazy load={agency}>{({ ApplicationsScreen }) => <ApplicationsScreen />}</Lazy>],
] as const satisfies readonly Route<PathAt<Pages>>[];

export const area: Area = {
  screens: [dashboards, trips, clients, agents, agency, sales, settings],
  routes: routes satisfies EveryPage<Pages, (typeof routes)[number][0]>,
  messages: {
    namespace: 'account',
    english: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default,
    others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
      eager: true,
      import: 'default',
    }),
  },
};
