import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../../.storybook/fixtures.ts';
import { cardWidth } from '../../../.storybook/layout.tsx';
import { ItemCard } from './item-card.tsx';

const HOTEL = { product: 'hotels', id: 'h1', path: '/booknow/hotels/h1', title: 'Hotel Harbour', picture: '' } as const;

export default { component: ItemCard, decorators: [cardWidth], args: { item: HOTEL } } satisfies Meta<typeof ItemCard>;
type Story = StoryObj<typeof ItemCard>;

export const Item: Story = {};

export const LongName: Story = { args: { item: { ...HOTEL, title: LONG_TEXT } } };
