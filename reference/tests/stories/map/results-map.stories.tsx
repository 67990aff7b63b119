import { ResultsMap } from '@livery/kit/map/results-map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MAP_ITEMS } from '../some-map-items.tsx';
import { lentParameters, withRemote } from '../with-remote.tsx';

export default {
  component: ResultsMap,
  decorators: [withRemote],
  args: {
    items: MAP_ITEMS,
    top: createRef(),
    children: MAP_ITEMS.map(({ id, card }) => (
      <div key={id} data-map-item={id}>
        {card}
      </div>
    )),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ResultsMap>;
type Story = StoryObj<typeof ResultsMap>;

const READY = { timeout: 15_000 };

export const ListAndMap: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Hotel Harbour, $148' }, READY);
  },
};

export const OneChosen: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hotel Harbour, $148' }, READY));
    const chosenElement = await canvas.findByRole('region', { name: 'Hotel Harbour' });
    await expect(within(chosenElement).getByRole('link', { name: 'Hotel Harbour' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-map-item="hotel-0"]')).toHaveAttribute('data-map-chosen');
  },
};

/** Their cards are next to each other. */
export const SeveralAtOnePlace: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Casa do Miradouro.+\$210$/ }, READY));
    const chosenElement = await canvas.findByRole('region', { name: /^Casa do Miradouro/ });
    await expect(within(chosenElement).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A map instead of the list. */
export const Phone: Story = { globals: { viewport: { value: 'w390' } } };

export const NoResults: Story = { args: { items: [], children: <p>Nothing matches.</p> } };

export const Arabic: Story = { globals: { language: 'ar' } };

export const Loading: Story = { parameters: lentParameters({ map: 'loading' }) };

export const WithoutCode: Story = { parameters: lentParameters({ map: 'without-code' }) };
