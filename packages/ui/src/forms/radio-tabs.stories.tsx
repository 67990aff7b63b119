import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioTabs } from './radio-tabs.tsx';

export default {
  component: RadioTabs,
  args: {
    label: 'Sort by',
    options: [
      { value: 'best', label: 'Recommended', note: '$240' },
      { value: 'cheapest', label: 'Lowest price', note: '$120' },
      { value: 'fastest', label: 'Shortest', note: '$310' },
    ],
    value: 'best',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioTabs>;
type Story = StoryObj<typeof RadioTabs>;

export const WithPrices: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'Recommended $240' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('cheapest');
  },
};

export const LabelsOnly: Story = {
  args: {
    options: [
      { value: 'list', label: 'List' },
      { value: 'map', label: 'Map' },
    ],
    value: 'map',
  },
};
