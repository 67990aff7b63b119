import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentSkeleton } from './content-skeleton.tsx';

export default { component: ContentSkeleton } satisfies Meta<typeof ContentSkeleton>;
type Story = StoryObj<typeof ContentSkeleton>;

export const Words: Story = {};

export const WithPicture: Story = { args: { picture: true } };
