import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatesNotice } from './rates-notice.tsx';

export default { component: RatesNotice } satisfies Meta<typeof RatesNotice>;
type Story = StoryObj<typeof RatesNotice>;

export const Failed: Story = { args: { reason: { kind: 'rates-failed', failure: { kind: 'unreachable' } } } };

export const NoRate: Story = { args: { reason: { kind: 'no-rate', currency: 'XCG' } } };
