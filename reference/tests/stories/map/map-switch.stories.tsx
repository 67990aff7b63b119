import { MapSwitch } from '@livery/kit/map/map-switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { lentParameters, withRemote } from '../with-remote.tsx';

export default { component: MapSwitch, decorators: [withRemote] } satisfies Meta<typeof MapSwitch>;
type Story = StoryObj<typeof MapSwitch>;

export const List: Story = {};

export const Opened: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show on map' }));
    await expect(await canvas.findByRole('button', { name: 'Show list' })).toHaveFocus();
  },
};

export const NoMap: Story = {
  parameters: lentParameters({ offersMap: false }),
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
};

export const Arabic: Story = { globals: { language: 'ar' } };
