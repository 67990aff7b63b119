import { useTranslation } from 'react-i18next';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { useToday } from '../../../kit/format/days.ts';
import { Price } from '../../../kit/format/price.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import type { Column } from '../../../kit/layout/table.tsx';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { pathTo } from '../common/paths.ts';
import { PhaseBadge } from './phase-badge.tsx';
import { ProductName } from './product-name.tsx';
import { phaseOf } from './trip-phase.ts';
import type { Trip } from './trip-wire.ts';

/** What agents see of their agency's bookings, as a table. */
export function useBookingColumns(): readonly Column<Trip>[] {
  const { t } = useTranslation('account');
  const { day, days } = useFormat();
  const today = useToday().toString();
  return [
    {
      label: t('bookings.booking'),
      cell: ({ referenceNumber, title }) => (
        <RouteLink to={pathTo('/bookings', referenceNumber)}>
          <AuthoredText text={title} />
        </RouteLink>
      ),
    },
    { label: t('bookings.product'), cell: ({ product }) => <ProductName product={product} /> },
    { label: t('bookings.traveller'), cell: ({ travellers }) => <bdi>{travellers[0] ?? ''}</bdi> },
    { label: t('bookings.travel'), cell: ({ start, end }) => days(start, end) },
    { label: t('bookings.bookedOn'), cell: ({ bookedOn }) => day(bookedOn) },
    { label: t('list.status'), cell: (trip) => <PhaseBadge phase={phaseOf(trip, today)} /> },
    { label: t('bookings.total'), end: true, cell: ({ price }) => <Price size="text" price={price} /> },
  ];
}
