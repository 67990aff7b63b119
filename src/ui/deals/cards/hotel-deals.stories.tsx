import type { Meta, StoryObj } from '@storybook/react-vite';
import { hotel, LONG_TEXT } from '../../../../.storybook/fixtures.ts';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { HotelDeals } from './hotel-deal-card.tsx';

const SCENES = ['sea', 'old-town', 'mountains', 'skyline', 'desert', 'balloons'];
const SIX = SCENES.map((scene, index) =>
  hotel({ name: `Hotel ${index + 2}`, heroImage: `/media/scene/${scene}/six.svg` }),
);

export default { component: HotelDeals } satisfies Meta<typeof HotelDeals>;
type Story = StoryObj<typeof HotelDeals>;

export const Loading: Story = {};

export const Ready: Story = { parameters: shellState({ hotels: { kind: 'list', deals: [hotel(), ...SIX] } }) };

export const OneDeal: Story = { parameters: shellState({ hotels: { kind: 'list', deals: [hotel()] } }) };

export const DifferentLengths: Story = {
  parameters: shellState({
    hotels: { kind: 'list', deals: [hotel(), hotel({ name: LONG_TEXT }), hotel({ rating: null, distance: null })] },
  }),
};

export const Empty: Story = { parameters: shellState({ hotels: { kind: 'empty' } }) };

export const Failed: Story = { parameters: shellState({ hotels: { kind: 'failed', failure: { kind: 'timed-out' } } }) };
