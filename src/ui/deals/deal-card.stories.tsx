import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardWidth } from '../../../.storybook/layout.tsx';
import { someRates } from '../../../tests/support/some-deals.ts';
import { DealCard } from './deal-card.tsx';
import { DealFact } from './deal-fact.tsx';
import { DealPicture } from './deal-picture.tsx';

export default {
  component: DealCard,
  decorators: [cardWidth],
  args: {
    name: 'What is on offer',
    target: '/booknow',
    rates: someRates(),
    picture: <DealPicture source="" lazy={false} />,
    children: <DealFact>One line of facts</DealFact>,
  },
} satisfies Meta<typeof DealCard>;
type Story = StoryObj<typeof DealCard>;

export const Hotel: Story = { args: { product: 'hotel' } };

export const Car: Story = { args: { product: 'car', picture: <DealPicture source="" lazy={false} drawing="car" /> } };

export const Activity: Story = { args: { product: 'activity' } };
