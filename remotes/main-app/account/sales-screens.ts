/** What an agent sends to clients: proposals and deal links. Loaded together. */
export { DealLinkScreen } from './deal-links/deal-link-screen.tsx';
export { NewProposalScreen } from './proposals/new-proposal-screen.tsx';
export { ProposalScreen, ProposalsScreen } from './proposals/proposals-screen.tsx';
export { DecisionScreen } from './proposals/sent-proposal.tsx';
