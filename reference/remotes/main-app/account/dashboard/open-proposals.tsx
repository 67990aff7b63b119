import { AuthoredText, useFormat } from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import { type Column, Table } from '@livery/ui/table';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { linkCell } from '../common/paged-table.tsx';
import { itemPath } from '../common/paths.ts';
import { listParser, parseDay } from '../common/wire-readers.ts';

const MAX_OPEN_PROPOSALS = 5;

/** The fields of a proposal that the dashboard shows. */
interface OpenProposal {
  readonly id: string;
  readonly title: string;
  readonly on: string;
  readonly by: string;
  readonly offers: number;
}

/** Reads the unanswered proposals of `GET /api/reference/proposals`. */
export const readOpenProposals = listParser((wire): OpenProposal | undefined => {
  const [id, title] = [wire.text('id'), wire.text('title').trim()];
  if (id === '' || title === '' || wire.text('status') !== 'open') return undefined;
  const by = wire.record('by').text('name').trim();
  return { id, title, on: parseDay(wire, 'at'), by, offers: wire.records('offers').length };
});

/** The unanswered proposals, the oldest first. */
export function OpenProposals({ proposals }: { readonly proposals: readonly OpenProposal[] }) {
  const { t } = useTranslation('account');
  const columns = useProposalColumns();
  const open = proposals.toSorted((a, b) => a.on.localeCompare(b.on)).slice(0, MAX_OPEN_PROPOSALS);
  if (open.length === 0) return <EmptyState icon={FileText} level={3} heading={t('command.noProposals')} />;
  return <Table caption={t('command.proposals')} rows={open} rowKey={({ id }) => id} columns={columns} />;
}

function useProposalColumns(): readonly Column<OpenProposal>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  return [
    {
      label: t('proposals.name'),
      cell: ({ id, title }) => linkCell(itemPath('/proposals', id), <AuthoredText text={title} />),
    },
    { label: t('list.by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { label: t('list.date'), cell: ({ on }) => day(on) },
    { label: t('proposals.offers'), end: true, cell: ({ offers }) => number(offers) },
  ];
}
