import { Price } from '@livery/kit/format/price';
import { AuthoredText, useFormat, useToday } from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import type { Column } from '@livery/ui/table';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { linkCell, PagedTable } from '../common/paged-table.tsx';
import { itemPath } from '../common/paths.ts';
import { PhaseBadge, ProductName } from './product-name.tsx';
import { tripPhase } from './trip-phase.ts';
import type { Trip } from './trip-wire.ts';

interface Props {
  readonly trips: readonly Trip[];
  readonly caption: string;
  /** The message of an empty table, and a hint; by default it says that the search found nothing. */
  readonly none?: readonly [heading: string, hint: string];
  /** Whether all bookings are of the same client, who is named elsewhere. */
  readonly ofOneClient?: boolean;
}

/** The columns for agents. */
export function BookingTable({ trips, caption, none, ofOneClient = false }: Props) {
  const columns = useBookingColumns();
  return (
    <PagedTable<Trip>
      caption={caption}
      rows={trips}
      rowKey={({ referenceNumber }) => referenceNumber}
      empty={
        none && (
          <EmptyState icon={CalendarX} level={3} heading={none[0]}>
            <p>{none[1]}</p>
          </EmptyState>
        )
      }
      columns={ofOneClient ? columns.filter(({ sort }) => sort?.id !== 'client') : columns}
    />
  );
}

/** Bookings as a table. */
export function useBookingColumns(): readonly Column<Trip>[] {
  const { t } = useTranslation('account');
  const { day, days } = useFormat();
  const today = useToday().toString();
  return [
    {
      label: t('bookings.booking'),
      sort: { id: 'title', by: ({ title }) => title },
      cell: ({ referenceNumber, title }) =>
        linkCell(itemPath('/bookings', referenceNumber), <AuthoredText text={title} />),
    },
    { label: t('bookings.product'), cell: ({ product }) => <ProductName product={product} /> },
    {
      label: t('bookings.traveller'),
      sort: { id: 'traveller', by: ({ travellers }) => travellers[0] ?? '' },
      cell: ({ travellers }) => <bdi>{travellers[0] ?? ''}</bdi>,
    },
    {
      label: t('clients.one'),
      sort: { id: 'client', by: ({ client }) => client.name },
      cell: ({ client }) =>
        client.name !== '' && linkCell(itemPath('/users/clients', client.id), <bdi>{client.name}</bdi>),
    },
    {
      label: t('bookings.travel'),
      sort: { id: 'travel', by: ({ start }) => start },
      cell: ({ start, end }) => days(start, end),
    },
    {
      label: t('bookings.bookedOn'),
      sort: { id: 'booked', by: ({ bookedOn }) => bookedOn },
      cell: ({ bookedOn }) => day(bookedOn),
    },
    { label: t('list.status'), cell: (trip) => <PhaseBadge phase={tripPhase(trip, today)} /> },
    { label: t('bookings.total'), end: true, cell: ({ price }) => price && <Price size="text" price={price} /> },
  ];
}
