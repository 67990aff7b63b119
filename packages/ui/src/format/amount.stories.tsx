import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount, PendingAmount } from './amount.tsx';

export default { component: Amount, args: { text: '$1,204.00' } } satisfies Meta<typeof Amount>;
type Story = StoryObj<typeof Amount>;

export const Text: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const RightToLeft: Story = { args: { text: '١٬٢٠٤٫٠٠ د.إ.' } };

export const Pending: Story = { render: () => <PendingAmount label="The price is loading…" /> };
