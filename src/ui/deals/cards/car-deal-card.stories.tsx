import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_TEXT, car, LONG_TEXT, SIGNED_IN_AGENT, UNBROKEN_TEXT } from '../../../../.storybook/fixtures.ts';
import { cardWidth } from '../../../../.storybook/layout.tsx';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { CarDealCard } from './car-deal-card.tsx';

const NO_FACTS = { passengerCapacity: null, bagCapacity: null, doors: null, pickUpLocation: '', dropOffLocation: '' };

export default {
  component: CarDealCard,
  args: { deal: car(), loading: 'eager' },
  decorators: [cardWidth],
} satisfies Meta<typeof CarDealCard>;
type Story = StoryObj<typeof CarDealCard>;

export const Ready: Story = {};

export const SamePlace: Story = { args: { deal: car({ dropOffLocation: 'Dubai Airport, Terminal 3' }) } };

export const ConvertedPrice: Story = { parameters: shellState({ prices: { currency: 'EUR' } }) };

export const HiddenPrice: Story = { parameters: shellState({ showsPrices: false }) };

export const AgentFigures: Story = { parameters: shellState(SIGNED_IN_AGENT) };

export const NoPicture: Story = { args: { deal: car({ picture: '' }) } };

export const NoLogo: Story = { args: { deal: car({ logo: '' }) } };

export const BrokenLogo: Story = { args: { deal: car({ logo: '/media/supplier/missing.png' }) } };

export const FactsMissing: Story = { args: { deal: car(NO_FACTS) } };

export const RightToLeftPlaces: Story = {
  args: { deal: car({ pickUpLocation: ARABIC_TEXT, dropOffLocation: 'Dubai Marina' }) },
};

export const LongTexts: Story = {
  args: { deal: car({ name: LONG_TEXT, pickUpLocation: LONG_TEXT, dropOffLocation: UNBROKEN_TEXT }) },
};

export const UnbrokenTexts: Story = { args: { deal: car({ name: UNBROKEN_TEXT, pickUpLocation: UNBROKEN_TEXT }) } };
