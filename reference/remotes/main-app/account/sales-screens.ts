/** Pages that clients open, and the list of deal links. Loaded together. */
export { DealLinkScreen, ShortLink } from './deal-links/deal-link-screen.tsx';
export { DecisionScreen } from './proposals/decision-screen.tsx';
