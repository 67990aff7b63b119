import type { Meta, StoryObj } from '@storybook/react-vite';
import { LazyPromoCard } from './lazy-promo-card.tsx';

export default { component: LazyPromoCard } satisfies Meta<typeof LazyPromoCard>;
type Story = StoryObj<typeof LazyPromoCard>;

export const Loaded: Story = { args: { tab: 'hotels' } };
