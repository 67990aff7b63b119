import type { Route } from '../../kit/navigation/routes.tsx';
import { Redirect } from '../../kit/navigation/routes.tsx';
import type { Area } from '../area.ts';
import { ApplicationsScreen } from './agency/applications-screen.tsx';
import { SearchesScreen } from './agency/searches-screen.tsx';
import { AgentScreen } from './agents/agent-screen.tsx';
import { AgentsScreen } from './agents/agents-screen.tsx';
import { BookingsScreen } from './bookings/bookings-screen.tsx';
import { AgencyBookingScreen, MyTripScreen } from './bookings/trip-screen.tsx';
import { TripsScreen } from './bookings/trips-screen.tsx';
import { ClientScreen } from './clients/client-screen.tsx';
import { ClientsScreen } from './clients/clients-screen.tsx';
import { CommandCenter } from './dashboard/command-center.tsx';
import { DealLinkScreen, ShortLink } from './deal-links/deal-link-screen.tsx';
import { messages } from './messages.ts';
import { MyProfileScreen } from './profile/profile-screen.tsx';
import { AnswerScreen } from './proposals/answer-screen.tsx';
import { NewProposalScreen } from './proposals/new-proposal-screen.tsx';
import { ProposalScreen } from './proposals/proposal-screen.tsx';
import { ProposalsScreen } from './proposals/proposals-screen.tsx';
import {
  AgencySettings,
  PaymentSettings,
  ProductSettings,
  ProfileSettings,
  SupportSettings,
  WebsiteSettings,
} from './settings/settings-screens.tsx';
import { MySupportScreen } from './support/support-screens.tsx';
import { TravellerDashboard } from './traveller/traveller-dashboard.tsx';
import { AgentWalletScreen, MyWalletScreen } from './wallet/wallet-screens.tsx';

/** The account's pages; shorter paths redirect (rules §2). */
const routes: readonly Route[] = [
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
  ['/settings/agency', () => <AgencySettings />],
  ['/settings/website', () => <WebsiteSettings />],
  ['/settings/profile', () => <ProfileSettings />],
  ['/settings/payment', () => <PaymentSettings />],
  ['/settings/product', () => <ProductSettings />],
  ['/settings/support', () => <SupportSettings />],
  ['/support', () => <Redirect to="/settings/support" />],
  ['/customize-theme', () => <Redirect to="/settings/website" />],
  ['/xenipay', () => <Redirect to="/settings/payment" />],
  ['/wallet', () => <Redirect to="/wallet/details" />],
  ['/wallet/details', () => <AgentWalletScreen />],
  ['/proposals', () => <ProposalsScreen />],
  ['/proposals/new', () => <NewProposalScreen />],
  ['/proposals/{id}', ({ id = '' }) => <ProposalScreen id={id} />],
  ['/disapproveProposal', () => <AnswerScreen answer="disapproved" />],
  ['/allowAgentProposal', () => <AnswerScreen answer="approved" />],
  ['/deal-link', () => <DealLinkScreen />],
  ['/url/{id}', ({ id = '' }) => <ShortLink id={id} />],
  ['/searches', () => <SearchesScreen />],
  ['/applications', () => <ApplicationsScreen />],
];

export const area: Area = { routes, messages };
