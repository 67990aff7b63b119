import { addressWith, useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { Redirect } from '../../../kit/navigation/routes.tsx';
import { ForAgents } from '../common/for-agents.tsx';
import { SentProposal } from '../proposals/sent-proposal.tsx';
import { DealLinks } from './deal-links.tsx';
import { SentDeal } from './sent-deal.tsx';

/** `/deal-link`: the deal or proposal that the query names, or otherwise the list of the agency's links. */
export function DealLinkScreen() {
  const { read } = useAddressQuery();
  const [link, proposal] = [read('dealLinkId'), read('proposalId') || read('id')];
  if (link !== '') return <SentDeal key={link} id={link} />;
  if (proposal !== '') return <SentProposal key={proposal} id={proposal} />;
  return <ForAgents feature="deal-link">{() => <DealLinks />}</ForAgents>;
}

/** `/url/{id}`: a deal link in short. */
export function ShortLink({ id }: { readonly id: string }) {
  return <Redirect to={addressWith('/deal-link', { dealLinkId: id })} />;
}
