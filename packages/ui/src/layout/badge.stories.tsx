import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

export default { component: Badge, args: { children: 'Draft' } } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};

export const Brand: Story = { args: { tone: 'brand' } };

export const Success: Story = { args: { tone: 'success', children: 'Confirmed' } };

export const Warning: Story = { args: { tone: 'warning', children: 'On request' } };

export const Failure: Story = { args: { tone: 'failure', children: 'Cancelled' } };

export const LongText: Story = { args: { children: LONG_TEXT } };
