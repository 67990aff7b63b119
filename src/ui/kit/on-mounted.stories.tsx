import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OnMounted } from './on-mounted.tsx';

export default {
  component: OnMounted,
  args: { onMounted: fn(), children: <p>What is shown</p> },
} satisfies Meta<typeof OnMounted>;
type Story = StoryObj<typeof OnMounted>;

/** Calls back once its children are in the page, and only once. */
export const Mounted: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('What is shown');
    await expect(args.onMounted).toHaveBeenCalled();
  },
};
