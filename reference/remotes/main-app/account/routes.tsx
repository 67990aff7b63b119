import { Lazy, partOf } from '@livery/kit/lazy';
import type { CataloguePath, EveryPage, MessageFile, PathAt, ScreenRoute } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { Navigate } from 'react-router-dom';
import type { Area, AreaPages } from '../areas.ts';
import { FromAddress } from '../item-page.tsx';
import { dealLinks } from './deal-links/lazy-deal-links.ts';
import { SETTINGS_PAGES } from './settings/settings-pages.ts';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    account: typeof english;
  }
}

type Pages = AreaPages['account'];

/** The screens, in the chunks in which they are loaded. */
const command = partOf('account/command-center', () => import('./dashboard/command-center.tsx'));
const travellers = partOf('account/traveller-dashboard', () => import('./dashboard/traveller-dashboard.tsx'));
const trips = partOf('account/trip-screens', () => import('./trip-screens.ts'));
const managing = partOf('account/manage-booking-screen', () => import('./bookings/manage-booking-screen.tsx'));
const clients = partOf('account/clients-screen', () => import('./clients/clients-screen.tsx'));
const client = partOf('account/client-screen', () => import('./clients/client-screen.tsx'));
const picker = partOf('account/client-picker', () => import('./clients/client-picker.tsx'));
const agents = partOf('account/agent-screens', () => import('./agent-screens.ts'));
const searches = partOf('account/searches-screen', () => import('./agency/searches-screen.tsx'));
const applications = partOf('account/applications-screen', () => import('./agency/applications-screen.tsx'));
const proposals = partOf('account/proposal-screens', () => import('./proposals/proposals-screen.tsx'));
const editing = partOf('account/proposal-form-screens', () => import('./proposal-form-screens.ts'));
const sales = partOf('account/sales-screens', () => import('./sales-screens.ts'));
const website = partOf('account/website-screen', () => import('./settings/website-screen.tsx'));
const settings = partOf('account/settings-screens', () => import('./settings-screens.ts'));
const personal = partOf('account/personal-screens', () => import('./personal-screens.ts'));

/** The account's pages; shorter paths redirect (rules §2). */
const routes = [
  { path: '/mytrip', element: <Navigate to="/mytrip/dashboard" replace /> },
  {
    path: '/mytrip/dashboard',
    element: <Lazy load={travellers}>{({ TravellerDashboard }) => <TravellerDashboard />}</Lazy>,
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
  { path: '/mytrip/profile', element: <Lazy load={personal}>{({ MyProfileScreen }) => <MyProfileScreen />}</Lazy> },
  { path: '/mytrip/wallet', element: <Lazy load={personal}>{({ MyWalletScreen }) => <MyWalletScreen />}</Lazy> },
  { path: '/mytrip/support', element: <Lazy load={personal}>{({ MySupportScreen }) => <MySupportScreen />}</Lazy> },
  { path: '/dashboard', element: <Lazy load={command}>{({ CommandCenter }) => <CommandCenter />}</Lazy> },
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
      <FromAddress>{(id) => <Lazy load={client}>{({ ClientScreen }) => <ClientScreen id={id} />}</Lazy>}</FromAddress>
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
    element: settingsPage(name),
  })),
  { path: '/settings/support', element: <Lazy load={settings}>{({ SupportSettings }) => <SupportSettings />}</Lazy> },
  { path: '/support', element: <Navigate to="/settings/support" replace /> },
  { path: '/customize-theme', element: <Navigate to="/settings/website" replace /> },
  { path: '/xenipay', element: <Navigate to="/settings/payment" replace /> },
  { path: '/wallet', element: <Navigate to="/wallet/details" replace /> },
  { path: '/wallet/details', element: <Lazy load={personal}>{({ AgentWalletScreen }) => <AgentWalletScreen />}</Lazy> },
  { path: '/proposals', element: <Lazy load={proposals}>{({ ProposalsScreen }) => <ProposalsScreen />}</Lazy> },
  { path: '/proposals/new', element: <Lazy load={editing}>{({ NewProposalScreen }) => <NewProposalScreen />}</Lazy> },
  {
    path: '/proposals/:id',
    element: (
      <FromAddress>
        {(id) => <Lazy load={proposals}>{({ ProposalScreen }) => <ProposalScreen id={id} />}</Lazy>}
      </FromAddress>
    ),
  },
  {
    path: '/proposals/:id/edit',
    element: (
      <FromAddress>
        {(id) => <Lazy load={editing}>{({ EditProposalScreen }) => <EditProposalScreen id={id} />}</Lazy>}
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
  {
    path: '/url/:id',
    element: <FromAddress>{(id) => <Lazy load={sales}>{({ ShortLink }) => <ShortLink id={id} />}</Lazy>}</FromAddress>,
  },
  { path: '/searches', element: <Lazy load={searches}>{({ SearchesScreen }) => <SearchesScreen />}</Lazy> },
  {
    path: '/applications',
    element: <Lazy load={applications}>{({ ApplicationsScreen }) => <ApplicationsScreen />}</Lazy>,
  },
] as const satisfies readonly ScreenRoute<PathAt<Pages>>[];

export const area: Area = {
  screens: [
    command,
    travellers,
    managing,
    trips,
    clients,
    client,
    picker,
    agents,
    searches,
    applications,
    sales,
    dealLinks,
    proposals,
    editing,
    personal,
    settings,
    website,
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
    <Lazy load={picker} waiting={<Skeleton shape="rows" />}>
      {({ ClientPicker }) => <ClientPicker />}
    </Lazy>
  ),
};

function settingsPage(name: (typeof SETTINGS_PAGES)[number]) {
  switch (name) {
    case 'profile':
      return <Lazy load={personal}>{({ ProfileSettings }) => <ProfileSettings />}</Lazy>;
    case 'website':
      return <Lazy load={website}>{({ WebsiteScreen }) => <WebsiteScreen />}</Lazy>;
    default:
      return <Lazy load={settings}>{({ SettingsScreen }) => <SettingsScreen name={name} />}</Lazy>;
  }
}
