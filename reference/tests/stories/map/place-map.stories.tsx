import { MapFrame } from '@livery/kit/map/map-frame';
import { PlaceMap } from '@livery/kit/map/place-map';
import { ARABIC_TEXT, LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { lentParameters, withRemote } from '../with-remote.tsx';

export default {
  component: PlaceMap,
  decorators: [withRemote],
  args: {
    title: 'Hotel Harbour',
    point: { latitude: 38.7078, longitude: -9.1366 },
    words: ['Lisbon', '0.62 mi from the centre'],
    children: (options) => <MapFrame {...options} />,
  },
} satisfies Meta<typeof PlaceMap>;
type Story = StoryObj<typeof PlaceMap>;

export const Closed: Story = {};

export const Opened: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show on map' }));
    await expect(await canvas.findByRole('button', { name: 'Zoom in' }, { timeout: 15_000 })).toBeVisible();
  },
};

/** The location is in the text next to the map. */
export const NoMap: Story = {
  parameters: lentParameters({ offersMap: false }),
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText('Lisbon')).toBeVisible(),
};

export const LongName: Story = { args: { title: LONG_TEXT, words: ['', LONG_TEXT] } };

export const Arabic: Story = { globals: { language: 'ar' }, args: { title: ARABIC_TEXT, words: ['لشبونة'] } };
