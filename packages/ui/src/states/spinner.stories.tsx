import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

export default { component: Spinner } satisfies Meta<typeof Spinner>;
type Story = StoryObj<typeof Spinner>;

export const Plain: Story = {};

export const Large: Story = {
  decorators: [
    (Story) => (
      <div style={{ fontSize: '2rem' }}>
        <Story />
      </div>
    ),
  ],
};
