import type { Meta, StoryObj } from '@storybook/react-vite';
import { LatePromoCard } from './late-promo-card.tsx';

export default { component: LatePromoCard } satisfies Meta<typeof LatePromoCard>;
type Story = StoryObj<typeof LatePromoCard>;

export const Loaded: Story = { args: { tab: 'hotels' } };
