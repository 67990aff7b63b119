import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stars } from './stars.tsx';

export default { component: Stars, args: { stars: 3, outOf: 5, label: '3 out of 5' } } satisfies Meta<typeof Stars>;
type Story = StoryObj<typeof Stars>;

export const Some: Story = {};

export const None: Story = { args: { stars: 0, label: '0 out of 5' } };

export const All: Story = { args: { stars: 5, label: '5 out of 5' } };
