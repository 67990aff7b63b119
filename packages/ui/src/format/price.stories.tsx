import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price.tsx';

export default { component: Price, args: { amount: '$1,204.00' } } satisfies Meta<typeof Price>;
type Story = StoryObj<typeof Price>;

export const Plain: Story = {};

export const Converted: Story = { args: { amount: '≈\u00a0€1,109.00' } };

export const Discounted: Story = {
  args: { previous: { amount: '$1,480.00', label: 'Before: $1,480.00' }, note: 'per night' },
};

export const Everything: Story = {
  args: { above: 'From', previous: { amount: '$1,480.00', label: 'Before: $1,480.00' }, note: 'for 2 travellers' },
};
