import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './table.tsx';

interface Trip {
  readonly name: string;
  readonly price: string;
}

const COLUMNS = [
  { label: 'Trip', cell: ({ name }: Trip) => name },
  { label: 'Price', cell: ({ price }: Trip) => price, end: true },
];

export default {
  component: Table<Trip>,
  args: { caption: 'Trips', columns: COLUMNS, rows: [], rowKey: ({ name }) => name },
} satisfies Meta<typeof Table<Trip>>;
type Story = StoryObj<typeof Table<Trip>>;

export const Rows: Story = {
  args: {
    rows: [
      { name: 'Lisbon', price: '$1,204.00' },
      { name: 'Porto', price: '$980.00' },
    ],
  },
};

export const LongTexts: Story = { args: { rows: [{ name: LONG_TEXT, price: '$1,204.00' }] } };

export const Phone: Story = {
  args: { rows: [{ name: 'Lisbon', price: '$1,204.00' }] },
  globals: { viewport: { value: 'w390' } },
};
