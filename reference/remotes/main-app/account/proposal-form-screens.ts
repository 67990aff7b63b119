/** Pages on which agents write proposals. Loaded together. */
export { EditProposalScreen } from './proposals/edit-proposal-screen.tsx';
export { NewProposalScreen } from './proposals/new-proposal-screen.tsx';
