import { MapFrame } from '@livery/kit/map/map-frame';
import { Button } from '@livery/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MAP_PINS } from '../some-map-items.tsx';
import { lentParameters, withRemote } from '../with-remote.tsx';

export default {
  component: MapFrame,
  decorators: [
    (Story) => (
      <main style={{ blockSize: '26rem' }}>
        <Story />
      </main>
    ),
    withRemote,
  ],
  args: { label: 'Map of the results', pins: MAP_PINS, selected: null, highlighted: null, interactive: true },
} satisfies Meta<typeof MapFrame>;
type Story = StoryObj<typeof MapFrame>;

const DRAWN = { timeout: 15_000 };

export const PinsWithPrices: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Zoom in' }, DRAWN)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hotel Harbour, $148' })).toBeVisible();
  },
};

/** When prices are hidden. */
export const PinsWithoutPrices: Story = { args: { pins: MAP_PINS.map((pin) => ({ ...pin, label: '' })) } };

export const OneChosen: Story = { args: { selected: 'hotel-1' } };

export const OnePointedAt: Story = { args: { highlighted: 'hotel-2' } };

export const APicture: Story = { args: { pins: MAP_PINS.slice(0, 1), selected: 'hotel-0', interactive: false } };

/** The world, without a pin: our own style with the names of countries. */
export const Empty: Story = {
  args: { pins: [] },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('button', { name: 'Zoom in' }, DRAWN)).toBeVisible();
  },
};

export const SomethingOverIt: Story = {
  args: { children: <Button>Search this area</Button> },
};

export const Arabic: Story = { globals: { language: 'ar' }, args: { selected: 'hotel-2' } };

export const Loading: Story = { parameters: lentParameters({ map: 'loading' }) };

export const WithoutCode: Story = {
  parameters: lentParameters({ map: 'without-code' }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent("The map couldn't be loaded.");
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const WithoutWebGL: Story = {
  parameters: lentParameters({ map: 'without-webgl' }),
  async play({ canvasElement }) {
    const failedElement = await within(canvasElement).findByRole('alert');
    await expect(failedElement).toHaveTextContent("This browser can't show the map.");
  },
};
