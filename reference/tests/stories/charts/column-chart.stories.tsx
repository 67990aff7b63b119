import { type ChartColumn, ColumnChart } from '@livery/kit/charts/column-chart';
import { ARABIC_TEXT, LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withRemote } from '../with-remote.tsx';

const amount = (value: number) => ({ value, text: `$${value.toFixed(2)}` });

const COLUMNS: readonly ChartColumn[] = [
  ['Jun', 1200],
  ['Jul', 4810],
  ['Aug', 0],
  ['Sep', 12],
  ['Oct', 3050],
  ['Nov', 2240],
].map(([label, value]) => ({
  id: String(label),
  label: String(label),
  fullLabel: `${label} 2026`,
  whole: amount(Number(value)),
  part: amount(Number(value) / 8),
}));

export default {
  component: ColumnChart,
  decorators: [withRemote],
  args: {
    label: 'Sales by month',
    columns: COLUMNS,
    legend: { whole: 'Sales', part: 'Agency Markup' },
    heading: 'Month',
    showTable: 'Show as a table',
  },
} satisfies Meta<typeof ColumnChart>;
type Story = StoryObj<typeof ColumnChart>;

export const Ready: Story = {};

export const WithoutParts: Story = {
  args: { legend: { whole: 'Sales' }, columns: COLUMNS.map(({ part: _, ...column }) => column) },
};

export const Nothing: Story = {
  args: { columns: COLUMNS.map((column) => ({ ...column, whole: amount(0), part: amount(0) })) },
};

export const LongTexts: Story = {
  args: {
    legend: { whole: LONG_TEXT, part: `${LONG_TEXT}, markup` },
    columns: COLUMNS.map((column) => ({ ...column, label: LONG_TEXT })),
  },
};

export const Arabic: Story = {
  globals: { language: 'ar' },
  args: {
    legend: { whole: `${ARABIC_TEXT} ١`, part: `${ARABIC_TEXT} ٢` },
    heading: ARABIC_TEXT,
    showTable: ARABIC_TEXT,
  },
};
