import type { CataloguePath, EveryPage, MessageFile, PathAt, ScreenRoute } from '@livery/remote';
import { Navigate } from 'react-router-dom';
import type { Area, AreaPages } from '../areas.ts';
import { FromAddress } from '../item-page.tsx';
import { Lazy, partOf } from '../lazy.tsx';
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
const dashboards = partOf('account/dashboard-screens', () => import('./dashboard-screens.ts'));
const trips = partOf('account/trip-screens', () => import('./trip-screens.ts'));
const managing = partOf('account/manage-booking-screen', () => import('./bookings/manage-booking-screen.tsx'));
const clients = partOf('account/client-screens', () => import('./client-screens.ts'));
const agents = partOf('account/agent-screens', () => import('./agent-screens.ts'));
const searches = partOf('account/searches-screen', () => import('./agency/searches-screen.tsx'));
const applications = partOf('account/applications-screen', () => import('./agency/applications-screen.tsx'));
const sales = partOf('account/sales-screens', () => import('./sales-screens.ts'));
const settings = partOf('account/settings-screens', () => import('./settings-screens.ts'));

/** The account's pages; shorter paths redirect (rules §2). */
const routes = [
  { path: '/mytrip', element: <Navigate to="/mytrip/dashboard" replace /> },
  {
    path: '/mytrip/dashboard',
    element: <Lazy load={dashboards}>{({ TravellerDashboard }) => <TravellerDashboard />}</Lazy>,
  },
  {
    path: '/manage-booking',
    element: <Lazy load={managing}>{({ ManageBookingScreen }) => <ManageBookingScreen />}</Lazy>,
  },
  { path: '/mytrip/mytrips', element: <Lazy load={trips}>{({ TripsScreen }) => <TripsScreen />}</Lazy> },
  {
    path: '/mytrip/mytrips/:id',
    element: (
      <FromAddress>
        {(id) => <Lazy load={trips}>{({ MyTripScreen }) => <MyTripScreen referenceNumber={id} />}</Lazy>}
      </FromAddress>
    ),
  },
  { path: '/mytrip/profile', element: <Lazy load={settings}>{({ MyProfileScreen }) => <MyProfileScreen />}</Lazy> },
  { path: '/mytrip/wallet', element: <Lazy load={settings}>{({ MyWalletScreen }) => <MyWalletScreen />}</Lazy> },
  { path: '/mytrip/support', element: <Lazy load={settings}>{({ MySupportScreen }) => <MySupportScreen />}</Lazy> },
  { path: '/dashboard', element: <Lazy load={dashboards}>{({ CommandCenter }) => <CommandCenter />}</Lazy> },
  { path: '/bookings', element: <Lazy load={trips}>{({ BookingsScreen }) => <BookingsScreen />}</Lazy> },
  {
    path: '/bookings/:id',
    element: (
      <FromAddress>
        {(id) => <Lazy load={trips}>{({ AgencyBookingScreen }) => <AgencyBookingScreen referenceNumber={id} />}</Lazy>}
      </FromAddress>
    ),
  },
  { path: '/users/clients', element: <Lazy load={clients}>{({ ClientsScreen }) => <ClientsScreen />}</Lazy> },
  {
    path: '/users/clients/:id',
    element: (
      <FromAddress>{(id) => <Lazy load={clients}>{({ ClientScreen }) => <ClientScreen id={id} />}</Lazy>}</FromAddress>
    ),
  },
  { path: '/users/agents/view', element: <Lazy load={agents}>{({ AgentsScreen }) => <AgentsScreen />}</Lazy> },
  {
    path: '/users/agents/view/:id',
    element: (
      <FromAddress>{(id) => <Lazy load={agents}>{({ AgentScreen }) => <AgentScreen id={id} />}</Lazy>}</FromAddress>
    ),
  },
  { path: '/settings', element: <Navigate to="/settings/profile" replace /> },
  ...SETTINGS_PAGES.map((name) => ({
    path: `/settings/${name}` as const,
    element: <Lazy load={settings}>{({ SettingsScreen }) => <SettingsScreen name={name} />}</Lazy>,
  })),
  { path: '/settings/support', element: <Lazy load={settings}>{({ SupportSettings }) => <SupportSettings />}</Lazy> },
  { path: '/support', element: <Navigate to="/settings/support" replace /> },
  { path: '/customize-theme', element: <Navigate to="/settings/website" replace /> },
  { path: '/xenipay', element: <Navigate to="/settings/payment" replace /> },
  { path: '/wallet', element: <Navigate to="/wallet/details" replace /> },
  { path: '/wallet/details', element: <Lazy load={settings}>{({ AgentWalletScreen }) => <AgentWalletScreen />}</Lazy> },
  { path: '/proposals', element: <Lazy load={sales}>{({ ProposalsScreen }) => <ProposalsScreen />}</Lazy> },
  { path: '/proposals/new', element: <Lazy load={sales}>{({ NewProposalScreen }) => <NewProposalScreen />}</Lazy> },
  {
    path: '/proposals/:id',
    element: (
      <FromAddress>
        {(id) => <Lazy load={sales}>{({ ProposalScreen }) => <ProposalScreen id={id} />}</Lazy>}
      </FromAddress>
    ),
  },
  {
    path: '/disapproveProposal',
    element: <Lazy load={sales}>{({ DecisionScreen }) => <DecisionScreen decision="disapproved" />}</Lazy>,
  },
  {
    path: '/allowAgentProposal',
    element: <Lazy load={sales}>{({ DecisionScreen }) => <DecisionScreen decision="approved" />}</Lazy>,
  },
  { path: '/deal-link', element: <Lazy load={sales}>{({ DealLinkScreen }) => <DealLinkScreen />}</Lazy> },
  { path: '/url/:id', element: <FromAddress>{(id) => <Navigate to={dealLinkAddress(id)} replace />}</FromAddress> },
  { path: '/searches', element: <Lazy load={searches}>{({ SearchesScreen }) => <SearchesScreen />}</Lazy> },
  {
    path: '/applications',
    element: <Lazy load={applications}>{({ ApplicationsScreen }) => <ApplicationsScreen />}</Lazy>,
  },
] as const satisfies readonly ScreenRoute<PathAt<Pages>>[];

export const area: Area = {
  screens: [dashboards, managing, trips, clients, agents, searches, applications, sales, settings],
  routes: routes satisfies EveryPage<Pages, CataloguePath<(typeof routes)[number]['path']>>,
  messages: {
    namespace: 'account',
    english: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default,
    others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
      eager: true,
      import: 'default',
    }),
  },
};
