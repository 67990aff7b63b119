import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';

export default { component: EmptyState, args: { heading: 'No trips so far' } } satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const Empty: Story = {};

export const WithAction: Story = {
  args: { children: <p>Trips that you book are shown here.</p>, actions: <Button>See deals</Button> },
};
