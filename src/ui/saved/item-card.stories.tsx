import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../../.storybook/fixtures.ts';
import { cardWidth } from '../../../.storybook/layout.tsx';
import { ItemCard } from './item-card.tsx';
import { SavedTexts } from './saved-texts.tsx';

const HOTEL = {
  price: { amount: 480, currency: 'USD' },
  product: 'hotels',
  id: 'h1',
  path: '/booknow/hotels/search-details?id=h1&checkIn=2026-12-01&checkOut=2026-12-03&guests=2',
  title: 'Hotel Harbour',
  picture: '',
} as const;

const withTexts: Decorator = (Story) => (
  <SavedTexts>
    <Story />
  </SavedTexts>
);

export default {
  component: ItemCard,
  decorators: [cardWidth, withTexts],
  args: { item: HOTEL, since: 'marked' },
} satisfies Meta<typeof ItemCard>;
type Story = StoryObj<typeof ItemCard>;

export const Item: Story = {};

export const LongName: Story = { args: { item: { ...HOTEL, title: LONG_TEXT } } };
