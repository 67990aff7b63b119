import type { Meta, StoryObj } from '@storybook/react-vite';
import { DealsFailed } from './deals-failed.tsx';

export default { component: DealsFailed, args: { onRetry: () => undefined } } satisfies Meta<typeof DealsFailed>;
type Story = StoryObj<typeof DealsFailed>;

export const TimedOut: Story = { args: { failure: { kind: 'timed-out' } } };

export const Refused: Story = {
  args: { failure: { kind: 'refused', status: 503, message: 'Deals are being prepared.' } },
};
