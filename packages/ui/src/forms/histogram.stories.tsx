import type { Meta, StoryObj } from '@storybook/react-vite';
import { Histogram } from './histogram.tsx';

export default {
  component: Histogram,
  args: { counts: [2, 5, 9, 12, 7, 4, 0, 3, 1, 0, 0, 1], min: 80, max: 640, value: { least: 120, most: 300 } },
} satisfies Meta<typeof Histogram>;
type Story = StoryObj<typeof Histogram>;

export const SomeChosen: Story = {};

export const AllChosen: Story = { args: { value: { least: 80, most: 640 } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
