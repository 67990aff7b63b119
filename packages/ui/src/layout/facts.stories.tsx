import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from './facts.tsx';

export default {
  component: Facts,
  args: {
    items: [
      { label: 'Check-in', value: '3 May' },
      { label: 'Nights', value: '4' },
    ],
  },
} satisfies Meta<typeof Facts>;
type Story = StoryObj<typeof Facts>;

export const Some: Story = {};

export const WithTotal: Story = {
  args: {
    items: [
      { label: 'Room', value: '$1,204.00' },
      { label: 'Total', value: '$1,204.00', strong: true },
    ],
  },
};

export const WithNote: Story = { args: { items: [{ label: 'Agency Markup', note: '12%', value: '$24.00' }] } };

export const LongValue: Story = { args: { items: [{ label: 'Hotel', value: LONG_TEXT }] } };
