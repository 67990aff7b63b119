import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardWidth } from '../../../../.storybook/layout.tsx';
import { someRates } from '../../../../tests/support/data/some-deals.ts';
import { DealCard, DealFact } from './deal-card.tsx';

export default {
  component: DealCard,
  decorators: [cardWidth],
  args: {
    name: 'What is on offer',
    deal: { link: '/booknow', rates: someRates() },
    picture: '',
    loading: 'eager',
    children: <DealFact>One line of facts</DealFact>,
  },
} satisfies Meta<typeof DealCard>;
type Story = StoryObj<typeof DealCard>;

export const Hotel: Story = { args: { product: 'hotel' } };

export const Car: Story = { args: { product: 'car' } };

export const Activity: Story = { args: { product: 'activity' } };
