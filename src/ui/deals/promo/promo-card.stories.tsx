import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoCard } from './promo-card.tsx';

export default { component: PromoCard } satisfies Meta<typeof PromoCard>;
type Story = StoryObj<typeof PromoCard>;

export const Hotels: Story = { args: { tab: 'hotels' } };

export const Cars: Story = { args: { tab: 'cars' } };

export const Activities: Story = { args: { tab: 'activities' } };

export const Flights: Story = { args: { tab: 'flights' } };

export const Cruises: Story = { args: { tab: 'cruises' } };
