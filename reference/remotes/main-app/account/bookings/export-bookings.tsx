import { useDownload } from '@livery/kit/files/use-download';
import { useAddressQuery, useRemote, useToday } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { readOrder } from '@livery/ui/table-order';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookingColumns } from './booking-table.tsx';
import { tripPhase } from './trip-phase.ts';
import type { Trip } from './trip-wire.ts';

/** Saves bookings as a file for spreadsheets, in the order of the table; the code for it is loaded on click. */
export function ExportBookings({ trips }: { readonly trips: readonly Trip[] }) {
  const { t, i18n } = useTranslation('account');
  const { notify, reportError } = useRemote();
  const query = useAddressQuery();
  const columns = useBookingColumns();
  const today = useToday().toString();
  const save = useDownload();
  const [busy, setBusy] = useState(false);
  return (
    <Button busy={busy} disabled={trips.length === 0} onClick={() => void exportAll()}>
      <Download size={18} aria-hidden="true" />
      <span>{t('bookings.export')}</span>
    </Button>
  );

  async function exportAll() {
    setBusy(true);
    try {
      const [{ bookingsFile }, { sortRows }] = await Promise.all([
        import('./bookings-file.ts'),
        import('@livery/ui/sorting'),
      ]);
      const sortedTrips = sortRows(trips, columns, readOrder(query.read('order'), columns), i18n.language);
      const cells = bookingCells();
      const rows = sortedTrips.map((trip) => cells.map(([, cell]) => cell(trip)));
      const file = bookingsFile(
        cells.map(([label]) => label),
        rows,
      );
      save(`bookings-${today}.csv`, file, 'text/csv;charset=utf-8');
    } catch (error) {
      reportError(error);
      notify('failure', t('bookings.exportFailed'));
    } finally {
      setBusy(false);
    }
  }

  /** Days and amounts in the format of spreadsheets: `2026-02-03`, `120.5`. */
  function bookingCells(): readonly (readonly [label: string, cell: (trip: Trip) => string | number])[] {
    return [
      [t('trip.reference'), ({ referenceNumber }) => referenceNumber],
      [t('list.status'), (trip) => t(`trips.state.${tripPhase(trip, today)}`)],
      [t('bookings.product'), ({ product }) => t(`product.${product}`)],
      [t('bookings.booking'), ({ title }) => title],
      [t('trip.choice'), ({ choice }) => choice],
      [t('trip.where'), ({ place }) => place],
      [t('trip.travellers'), ({ travellers }) => travellers.join('; ')],
      [t('person.email'), ({ email }) => email],
      [t('bookings.firstDay'), ({ start }) => start],
      [t('bookings.lastDay'), ({ start, end }) => end || start],
      [t('bookings.bookedOn'), ({ bookedOn }) => bookedOn],
      [t('clients.one'), ({ client }) => client.name],
      [t('trip.bookedBy'), ({ bookedBy }) => bookedBy],
      // The agent who made the sale.
      [t('agents.one'), ({ proposal, bookedBy, byAgent }) => proposal?.by ?? (byAgent ? bookedBy : '')],
      [t('bookings.total'), ({ price }) => price?.amount ?? ''],
      [t('settings.fields.currency'), ({ price }) => price?.currency ?? ''],
    ];
  }
}
