import { Lazy, namedLoader } from '@livery/kit/lazy';
import type { CataloguePath, ConcretePath, EveryPage, MessageFile, ScreenRoute } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { Navigate } from 'react-router-dom';
import type { Area, AreaPages } from '../areas.ts';
import { FromAddress } from '../item-page.tsx';
import { loadDealLinks } from './deal-links/lazy-deal-links.ts';
import { SETTINGS_PAGES } from './settings/settings-pages.ts';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    account: typeof english;
  }
}

type Pages = AreaPages['account'];

/** The screens, grouped by the chunks in which they are loaded. */
const loadCommandCenter = namedLoader('account/command-center', () => import('./dashboard/command-center.tsx'));
const loadTraveller = namedLoader('account/traveller', () => import('./dashboard/traveller-dashboard.tsx'));
const loadTrips = namedLoader('account/trip', () => import('./trip-screens.ts'));
const loadBooking = namedLoader('account/manage-booking', () => import('./bookings/manage-booking-screen.tsx'));
const loadClients = namedLoader('account/clients', () => import('./clients/clients-screen.tsx'));
const loadClient = namedLoader('account/client', () => import('./clients/client-screen.tsx'));
const loadPicker = namedLoader('account/client-picker', () => import('./clients/client-picker.tsx'));
const loadAgents = namedLoader('account/agent', () => import('./agent-screens.ts'));
const loadSearches = namedLoader('account/searches', () => import('./agency/searches-screen.tsx'));
const loadApplications = namedLoader('account/applications', () => import('./agency/applications-screen.tsx'));
const loadProposals = namedLoader('account/proposal', () => import('./proposals/proposals-screen.tsx'));
const loadForms = namedLoader('account/proposal-form', () => import('./proposal-form-screens.ts'));
const loadSales = namedLoader('account/sales', () => import('./sales-screens.ts'));
const loadWebsite = namedLoader('account/website', () => import('./settings/website-screen.tsx'));
const loadSettings = namedLoader('account/settings', () => import('./settings-screens.ts'));
const loadPersonal = namedLoader('account/personal', () => import('./personal-screens.ts'));

/** The account's pages; shorter paths redirect (rules §2). */
const routes = [
  { path: '/mytrip', element: <Navigate to="/mytrip/dashboard" replace /> },
  {
    path: '/mytrip/dashboard',
    element: <Lazy load={loadTraveller}>{({ TravellerDashboard }) => <TravellerDashboard />}</Lazy>,
  },
  {
    path: '/manage-booking',
    element: <Lazy load={loadBooking}>{({ ManageBookingScreen }) => <ManageBookingScreen />}</Lazy>,
  },
  { path: '/mytrip/mytrips', element: <Lazy load={loadTrips}>{({ TripsScreen }) => <TripsScreen />}</Lazy> },
  {
    path: '/mytrip/mytrips/:id',
    element: (
      <FromAddress>
        {(id) => <Lazy load={loadTrips}>{({ MyTripScreen }) => <MyTripScreen referenceNumber={id} />}</Lazy>}
      </FromAddress>
    ),
  },
  { path: '/mytrip/profile', element: <Lazy load={loadPersonal}>{({ MyProfileScreen }) => <MyProfileScreen />}</Lazy> },
  { path: '/mytrip/wallet', element: <Lazy load={loadPersonal}>{({ MyWalletScreen }) => <MyWalletScreen />}</Lazy> },
  { path: '/mytrip/support', element: <Lazy load={loadPersonal}>{({ MySupportScreen }) => <MySupportScreen />}</Lazy> },
  { path: '/dashboard', element: <Lazy load={loadCommandCenter}>{({ CommandCenter }) => <CommandCenter />}</Lazy> },
  { path: '/bookings', element: <Lazy load={loadTrips}>{({ BookingsScreen }) => <BookingsScreen />}</Lazy> },
  {
    path: '/bookings/:id',
    element: (
      <FromAddress>
        {(id) => (
          <Lazy load={loadTrips}>{({ AgencyBookingScreen }) => <AgencyBookingScreen referenceNumber={id} />}</Lazy>
        )}
      </FromAddress>
    ),
  },
  { path: '/users/clients', element: <Lazy load={loadClients}>{({ ClientsScreen }) => <ClientsScreen />}</Lazy> },
  {
    path: '/users/clients/:id',
    element: (
      <FromAddress>
        {(id) => <Lazy load={loadClient}>{({ ClientScreen }) => <ClientScreen id={id} />}</Lazy>}
      </FromAddress>
    ),
  },
  { path: '/users/agents/view', element: <Lazy load={loadAgents}>{({ AgentsScreen }) => <AgentsScreen />}</Lazy> },
  {
    path: '/users/agents/view/:id',
    element: (
      <FromAddress>{(id) => <Lazy load={loadAgents}>{({ AgentScreen }) => <AgentScreen id={id} />}</Lazy>}</FromAddress>
    ),
  },
  { path: '/settings', element: <Navigate to="/settings/profile" replace /> },
  ...SETTINGS_PAGES.map((name) => ({
    path: `/settings/${name}` as const,
    element: settingsPage(name),
  })),
  {
    path: '/settings/support',
    element: <Lazy load={loadSettings}>{({ SupportSettings }) => <SupportSettings />}</Lazy>,
  },
  { path: '/support', element: <Navigate to="/settings/support" replace /> },
  { path: '/customize-theme', element: <Navigate to="/settings/website" replace /> },
  { path: '/xenipay', element: <Navigate to="/settings/payment" replace /> },
  { path: '/wallet', element: <Navigate to="/wallet/details" replace /> },
  {
    path: '/wallet/details',
    element: <Lazy load={loadPersonal}>{({ AgentWalletScreen }) => <AgentWalletScreen />}</Lazy>,
  },
  { path: '/proposals', element: <Lazy load={loadProposals}>{({ ProposalsScreen }) => <ProposalsScreen />}</Lazy> },
  { path: '/proposals/new', element: <Lazy load={loadForms}>{({ NewProposalScreen }) => <NewProposalScreen />}</Lazy> },
  {
    path: '/proposals/:id',
    element: (
      <FromAddress>
        {(id) => <Lazy load={loadProposals}>{({ ProposalScreen }) => <ProposalScreen id={id} />}</Lazy>}
      </FromAddress>
    ),
  },
  {
    path: '/proposals/:id/edit',
    element: (
      <FromAddress>
        {(id) => <Lazy load={loadForms}>{({ EditProposalScreen }) => <EditProposalScreen id={id} />}</Lazy>}
      </FromAddress>
    ),
  },
  {
    path: '/disapproveProposal',
    element: <Lazy load={loadSales}>{({ DecisionScreen }) => <DecisionScreen decision="disapproved" />}</Lazy>,
  },
  {
    path: '/allowAgentProposal',
    element: <Lazy load={loadSales}>{({ DecisionScreen }) => <DecisionScreen decision="approved" />}</Lazy>,
  },
  { path: '/deal-link', element: <Lazy load={loadSales}>{({ DealLinkScreen }) => <DealLinkScreen />}</Lazy> },
  {
    path: '/url/:id',
    element: (
      <FromAddress>{(id) => <Lazy load={loadSales}>{({ ShortLink }) => <ShortLink id={id} />}</Lazy>}</FromAddress>
    ),
  },
  { path: '/searches', element: <Lazy load={loadSearches}>{({ SearchesScreen }) => <SearchesScreen />}</Lazy> },
  {
    path: '/applications',
    element: <Lazy load={loadApplications}>{({ ApplicationsScreen }) => <ApplicationsScreen />}</Lazy>,
  },
] as const satisfies readonly ScreenRoute<ConcretePath<Pages>>[];

export const area: Area = {
  screens: [
    loadCommandCenter,
    loadTraveller,
    loadBooking,
    loadTrips,
    loadClients,
    loadClient,
    loadPicker,
    loadAgents,
    loadSearches,
    loadApplications,
    loadSales,
    loadDealLinks,
    loadProposals,
    loadForms,
    loadPersonal,
    loadSettings,
    loadWebsite,
  ],
  routes: routes satisfies EveryPage<Pages, CataloguePath<(typeof routes)[number]['path']>>,
  messages: {
    namespace: 'account',
    english: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default,
    others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
      eager: true,
      import: 'default',
    }),
  },
  clientPicker: (
    <Lazy load={loadPicker} waiting={<Skeleton shape="rows" />}>
      {({ ClientPicker }) => <ClientPicker />}
    </Lazy>
  ),
};

function settingsPage(name: (typeof SETTINGS_PAGES)[number]) {
  switch (name) {
    case 'profile':
      return <Lazy load={loadPersonal}>{({ ProfileSettings }) => <ProfileSettings />}</Lazy>;
    case 'website':
      return <Lazy load={loadWebsite}>{({ WebsiteScreen }) => <WebsiteScreen />}</Lazy>;
    default:
      return <Lazy load={loadSettings}>{({ SettingsScreen }) => <SettingsScreen name={name} />}</Lazy>;
  }
}
