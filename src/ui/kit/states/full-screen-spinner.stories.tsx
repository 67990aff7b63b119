import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullScreenSpinner } from './full-screen-spinner.tsx';

export default { component: FullScreenSpinner, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof FullScreenSpinner
>;
type Story = StoryObj<typeof FullScreenSpinner>;

export const Loading: Story = {};
