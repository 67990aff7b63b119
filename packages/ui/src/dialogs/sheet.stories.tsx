import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { Sheet } from './sheet.tsx';

export default {
  component: Sheet,
  parameters: { layout: 'fullscreen' },
  args: { heading: 'Filters', done: 'Show 37 hotels', onClose: fn(), children: <p>A few filters.</p> },
} satisfies Meta<typeof Sheet>;
type Story = StoryObj<typeof Sheet>;

export const Short: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 37 hotels' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const LongerThanScreen: Story = {
  args: {
    foot: <Button variant="plain">Clear all</Button>,
    children: Array.from({ length: 30 }, (_, index) => (
      <label key={index}>
        <input type="checkbox" /> <span>{LONG_TEXT}</span>
      </label>
    )),
  },
};
