import { AuthoredText } from '../../../kit/authored-text.tsx';
import { RouteLink } from '../../../kit/route-link.tsx';
import type { Column } from '../../../kit/table.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { pathTo } from '../frame/path-to.ts';
import type { Proposal } from './proposal.ts';
import { ProposalStatusBadge } from './proposal-status-badge.tsx';

/** Proposals as a table. */
export function useProposalColumns(): readonly Column<Proposal>[] {
  const say = useVoice();
  const { day, number } = useFormat();
  return [
    {
      label: say('proposals.name'),
      cell: ({ id, title }) => (
        <RouteLink to={pathTo('/proposals', id)}>
          <AuthoredText text={title} />
        </RouteLink>
      ),
    },
    { label: say('list.by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { label: say('list.date'), cell: ({ on }) => day(on) },
    { label: say('list.status'), cell: ({ status: is }) => <ProposalStatusBadge status={is} /> },
    { label: say('proposals.offers'), end: true, cell: ({ offers }) => number(offers.length) },
  ];
}
