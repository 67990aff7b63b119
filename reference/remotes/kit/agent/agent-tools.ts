/** The agents' tools on the pages of offers. Loaded together. */
export { DraftBar } from './draft-bar.tsx';
export { ChoiceAction, CornerActions, LinkAction, PageActions } from './offer-actions.tsx';
