import { Section } from '../../../kit/section.tsx';
import { type Column, Table } from '../../../kit/table.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import type { CruiseDay } from '../offer/offer.ts';

/** Where a ship is, day by day. */
export function Itinerary({ days }: { readonly days: readonly CruiseDay[] }) {
  const say = useVoice();
  const rows = days.map(({ day, port, arrival, departure }) => ({
    day: say('cruise.dayNumber', { day }),
    port: port === null ? say('cruise.atSea') : <bdi>{port}</bdi>,
    arrival: arrival || '–',
    departure: departure || '–',
  }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { label: say('cruise.day'), cell: (row) => row.day },
    { label: say('cruise.port'), cell: (row) => row.port },
    { label: say('cruise.arrival'), cell: (row) => row.arrival },
    { label: say('cruise.departure'), cell: (row) => row.departure },
  ];
  return (
    <Section heading={say('cruise.itinerary')}>
      <Table caption={say('cruise.itinerary')} columns={columns} rows={rows} rowKey={(row) => row.day} />
    </Section>
  );
}
