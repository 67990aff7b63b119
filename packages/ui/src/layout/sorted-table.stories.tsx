import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SortedTable } from './sorted-table.tsx';
import type { Column } from './table.tsx';
import type { Order } from './table-order.ts';

interface Trip {
  readonly name: string;
  readonly nights: number;
}

const COLUMNS: readonly Column<Trip>[] = [
  { label: 'Trip', cell: ({ name }) => name, sort: { id: 'trip', by: ({ name }) => name } },
  { label: 'Nights', cell: ({ nights }) => nights, end: true, sort: { id: 'nights', by: ({ nights }) => nights } },
];

const TRIPS: readonly Trip[] = [
  { name: 'Porto', nights: 3 },
  { name: 'Lisbon', nights: 12 },
  { name: 'Évora', nights: 1 },
];

interface Props {
  readonly trips: readonly Trip[];
  readonly start: Order | null;
}

function Trips({ trips, start }: Props) {
  const [order, setOrder] = useState(start);
  return (
    <SortedTable
      caption="Trips"
      columns={COLUMNS}
      rows={trips}
      rowKey={({ name }) => name}
      page={1}
      pageSize={10}
      order={order}
      onOrder={setOrder}
    />
  );
}

export default { component: Trips, args: { trips: TRIPS, start: null } } satisfies Meta<typeof Trips>;
type Story = StoryObj<typeof Trips>;

export const AsListed: Story = {};

export const Descending: Story = { args: { start: { id: 'nights', descending: true } } };

export const LongTexts: Story = { args: { trips: [{ name: LONG_TEXT, nights: 3 }, ...TRIPS] } };

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
