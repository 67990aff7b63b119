import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullScreenSpinner, PageSpinner } from './page-spinner.tsx';

export default { component: PageSpinner, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PageSpinner>;
type Story = StoryObj<typeof PageSpinner>;

export const Loading: Story = {};

export const FullScreen: Story = { render: () => <FullScreenSpinner /> };
