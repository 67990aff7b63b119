import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { ForAgents } from '../frame/for-agents.tsx';
import { SentProposal } from '../proposals/sent-proposal.tsx';
import { DealLinks } from './deal-links.tsx';
import { SentDeal } from './sent-deal.tsx';

/** `/deal-link`: what somebody was sent, where the query names it, and otherwise the agency's own links. */
export function DealLinkScreen() {
  const { read } = useAddressQuery();
  const [link, proposal] = [read('dealLinkId'), read('proposalId') || read('id')];
  if (link !== '') return <SentDeal key={link} id={link} />;
  if (proposal !== '') return <SentProposal key={proposal} id={proposal} />;
  return <ForAgents feature="deal-link">{() => <DealLinks />}</ForAgents>;
}
