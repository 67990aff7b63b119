import { useTranslation } from 'react-i18next';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Badge } from '../../../kit/layout/badge.tsx';
import type { Column } from '../../../kit/layout/table.tsx';
import type { Ticket } from './ticket.ts';

/** What support was asked, as a table. */
export function useTicketColumns(): readonly Column<Ticket>[] {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  return [
    { label: t('support.subject'), cell: ({ subject }) => <AuthoredText text={subject} /> },
    { label: t('support.number'), cell: ({ id }) => <bdi>{id}</bdi> },
    { label: t('list.date'), cell: ({ on }) => day(on) },
    {
      label: t('list.status'),
      cell: ({ open }) => (
        <Badge tone={open ? 'warning' : 'success'}>{t(open ? 'support.open' : 'support.closed')}</Badge>
      ),
    },
  ];
}
