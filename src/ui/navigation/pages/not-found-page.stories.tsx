import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundPage } from './lazy-page.tsx';

export default { component: NotFoundPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotFoundPage>;
type Story = StoryObj<typeof NotFoundPage>;

export const NotFound: Story = {};
