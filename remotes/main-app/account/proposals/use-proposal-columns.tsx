import { useTranslation } from 'react-i18next';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import type { Column } from '../../../kit/layout/table.tsx';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { pathTo } from '../frame/path-to.ts';
import type { Proposal } from './proposal.ts';
import { ProposalStatusBadge } from './proposal-status-badge.tsx';

/** Proposals as a table. */
export function useProposalColumns(): readonly Column<Proposal>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  return [
    {
      label: t('proposals.name'),
      cell: ({ id, title }) => (
        <RouteLink to={pathTo('/proposals', id)}>
          <AuthoredText text={title} />
        </RouteLink>
      ),
    },
    { label: t('list.by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { label: t('list.date'), cell: ({ on }) => day(on) },
    { label: t('list.status'), cell: ({ status: is }) => <ProposalStatusBadge status={is} /> },
    { label: t('proposals.offers'), end: true, cell: ({ offers }) => number(offers.length) },
  ];
}
