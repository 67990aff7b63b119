import type { Meta, StoryObj } from '@storybook/react-vite';
import { SIGNED_IN_AGENT } from '../../../../.storybook/fixtures.ts';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { DealSkeletons } from './deal-skeletons.tsx';

export default { component: DealSkeletons } satisfies Meta<typeof DealSkeletons>;
type Story = StoryObj<typeof DealSkeletons>;

export const Hotels: Story = { args: { product: 'hotel' } };

export const Cars: Story = { args: { product: 'car' } };

export const Activities: Story = { args: { product: 'activity' } };

export const ForAgent: Story = { args: { product: 'hotel' }, parameters: shellState(SIGNED_IN_AGENT) };
