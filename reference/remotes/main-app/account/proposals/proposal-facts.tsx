import { AuthoredText, useFormat } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { Card } from '@livery/ui/card';
import { Facts } from '@livery/ui/facts';
import layout from '@livery/ui/layout.module.css';
import { useTranslation } from 'react-i18next';
import { PhaseBadge } from '../bookings/product-name.tsx';
import { linkCell } from '../common/paged-table.tsx';
import { itemPath } from '../common/paths.ts';
import type { Proposal } from './proposal-wire.ts';

const STATUS_TONES = { open: 'warning', approved: 'success', disapproved: 'failure' } as const;

export function ProposalStatusBadge({ status }: Pick<Proposal, 'status'>) {
  const { t } = useTranslation('account');
  return <Badge tone={STATUS_TONES[status]}>{t(`proposals.status.${status}`)}</Badge>;
}

/** The agency's information about a proposal: its client and agent, when it was opened, and the client's answer. */
export function ProposalFacts({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  const openedText = useOpenedText();
  const { client, by, on, status, reason, bookings } = proposal;
  return (
    <Card>
      <Facts
        items={[
          ...(client === '' ? [] : [{ label: t('proposals.client'), value: <bdi>{client}</bdi> }]),
          ...(by === '' ? [] : [{ label: t('list.by'), value: <bdi>{by}</bdi> }]),
          ...(on === '' ? [] : [{ label: t('list.date'), value: day(on) }]),
          { label: t('proposals.opened'), value: openedText(proposal) },
          { label: t('list.status'), value: <ProposalStatusBadge status={status} /> },
          ...(bookings.length === 0
            ? []
            : [{ label: t('proposals.booked'), value: <ProposalBookings bookings={bookings} /> }]),
          ...(reason === '' ? [] : [{ label: t('proposals.reason'), value: <AuthoredText text={reason} /> }]),
        ]}
      />
    </Card>
  );
}

function ProposalBookings({ bookings }: Pick<Proposal, 'bookings'>) {
  return (
    <ul role="list" className={layout.stack}>
      {bookings.map(({ referenceNumber, title, cancelled }) => (
        <li key={referenceNumber}>
          {linkCell(itemPath('/bookings', referenceNumber), <AuthoredText text={title} />)}{' '}
          {cancelled && <PhaseBadge phase="cancelled" />}
        </li>
      ))}
    </ul>
  );
}

/** The number of times that the client opened a proposal, and the last time, as text. */
export function useOpenedText(): (proposal: Pick<Proposal, 'opened'>) => string {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  return ({ opened: { count, last } }) =>
    count === 0 ? t('proposals.neverOpened') : t('proposals.openedTimes', { count, day: day(last) });
}
