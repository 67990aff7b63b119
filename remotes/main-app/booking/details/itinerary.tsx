import { useTranslation } from 'react-i18next';
import { Section } from '../../../kit/layout/section.tsx';
import { type Column, Table } from '../../../kit/layout/table.tsx';
import type { CruiseDay } from '../offer/offer.ts';

/** Where a ship is, day by day. */
export function Itinerary({ days }: { readonly days: readonly CruiseDay[] }) {
  const { t } = useTranslation('booking');
  const rows = days.map(({ day, port, arrival, departure }) => ({
    day: t('cruise.dayNumber', { day }),
    port: port === null ? t('cruise.atSea') : <bdi>{port}</bdi>,
    arrival: arrival || '–',
    departure: departure || '–',
  }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { label: t('cruise.day'), cell: (row) => row.day },
    { label: t('cruise.port'), cell: (row) => row.port },
    { label: t('cruise.arrival'), cell: (row) => row.arrival },
    { label: t('cruise.departure'), cell: (row) => row.departure },
  ];
  return (
    <Section heading={t('cruise.itinerary')}>
      <Table caption={t('cruise.itinerary')} columns={columns} rows={rows} rowKey={(row) => row.day} />
    </Section>
  );
}
