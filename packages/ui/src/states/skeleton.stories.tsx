import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

export default { component: Skeleton } satisfies Meta<typeof Skeleton>;
type Story = StoryObj<typeof Skeleton>;

export const Text: Story = {};

export const Cards: Story = { args: { shape: 'cards' } };

export const Rows: Story = { args: { shape: 'rows', count: 2 } };

export const Picture: Story = { args: { shape: 'picture' } };

export const Results: Story = { args: { shape: 'results', count: 5 } };
