import type { EveryPage, MessageFile, PathAt } from '@livery/remote';
import { Redirect, type Route } from '@livery/remote';
import type { Area, AreaPages } from '../areas.ts';
import { ApplicationsScreen } from './agency/applications-screen.tsx';
import { SearchesScreen } from './agency/searches-screen.tsx';
import { AgentScreen, AgentsScreen } from './agents/agents-screen.tsx';
import { BookingsScreen } from './bookings/bookings-screen.tsx';
import { AgencyBookingScreen, MyTripScreen } from './bookings/trip-screen.tsx';
import { TripsScreen } from './bookings/trips-screen.tsx';
import { ClientScreen } from './clients/client-screen.tsx';
import { ClientsScreen } from './clients/clients-screen.tsx';
import { CommandCenter } from './dashboard/command-center.tsx';
import { TravellerDashboard } from './dashboard/traveller-dashboard.tsx';
import { DealLinkScreen, dealLinkAddress } from './deal-links/deal-link-screen.tsx';
import { MyProfileScreen } from './profile/profile-screen.tsx';
import { NewProposalScreen } from './proposals/new-proposal-screen.tsx';
import { ProposalScreen, ProposalsScreen } from './proposals/proposals-screen.tsx';
import { DecisionScreen } from './proposals/sent-proposal.tsx';
import { SETTINGS_PAGES, SettingsScreen, SupportSettings } from './settings/settings-screens.tsx';
import { MySupportScreen } from './support/support-screens.tsx';
import english from './texts/en.json' with { type: 'json' };
import { AgentWalletScreen, MyWalletScreen } from './wallet/wallet-screens.tsx';

declare module 'i18next' {
  interface Namespaces {
    account: typeof english;
  }
}

type Pages = AreaPages['account'];

/** The account's pages; shorter paths redirect (rules §2). */
const routes = [
  ['/mytrip', () => <Redirect to="/mytrip/dashboard" />],
  ['/mytrip/dashboard', () => <TravellerDashboard />],
  ['/mytrip/mytrips', () => <TripsScreen />],
  ['/mytrip/mytrips/{id}', ({ id = '' }) => <MyTripScreen referenceNumber={id} />],
  ['/mytrip/profile', () => <MyProfileScreen />],
  ['/mytrip/wallet', () => <MyWalletScreen />],
  ['/mytrip/support', () => <MySupportScreen />],
  ['/dashboard', () => <CommandCenter />],
  ['/bookings', () => <BookingsScreen />],
  ['/bookings/{id}', ({ id = '' }) => <AgencyBookingScreen referenceNumber={id} />],
  ['/users/clients', () => <ClientsScreen />],
  ['/users/clients/{id}', ({ id = '' }) => <ClientScreen id={id} />],
  ['/users/agents/view', () => <AgentsScreen />],
  ['/users/agents/view/{id}', ({ id = '' }) => <AgentScreen id={id} />],
  ['/settings', () => <Redirect to="/settings/profile" />],
  ...SETTINGS_PAGES.map(
    (name): Route<`/settings/${typeof name}`> => [`/settings/${name}`, () => <SettingsScreen name={name} />],
  ),
  ['/settings/support', () => <SupportSettings />],
  ['/support', () => <Redirect to="/settings/support" />],
  ['/customize-theme', () => <Redirect to="/settings/website" />],
  ['/xenipay', () => <Redirect to="/settings/payment" />],
  ['/wallet', () => <Redirect to="/wallet/details" />],
  ['/wallet/details', () => <AgentWalletScreen />],
  ['/proposals', () => <ProposalsScreen />],
  ['/proposals/new', () => <NewProposalScreen />],
  ['/proposals/{id}', ({ id = '' }) => <ProposalScreen id={id} />],
  ['/disapproveProposal', () => <DecisionScreen decision="disapproved" />],
  ['/allowAgentProposal', () => <DecisionScreen decision="approved" />],
  ['/deal-link', () => <DealLinkScreen />],
  ['/url/{id}', ({ id = '' }) => <Redirect to={dealLinkAddress(id)} />],
  ['/searches', () => <SearchesScreen />],
  ['/applications', () => <ApplicationsScreen />],
] as const satisfies readonly Route<PathAt<Pages>>[];

export const area: Area = {
  routes: routes satisfies EveryPage<Pages, (typeof routes)[number][0]>,
  messages: {
    namespace: 'account',
    english,
    others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
      eager: true,
      import: 'default',
    }),
  },
};
