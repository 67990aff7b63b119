import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_TEXT, activity, LONG_TEXT, SIGNED_IN_AGENT, UNBROKEN_TEXT } from '../../../../.storybook/fixtures.ts';
import { cardWidth } from '../../../../.storybook/layout.tsx';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { ActivityDealCard } from './activity-deal-card.tsx';

export default {
  component: ActivityDealCard,
  args: { deal: activity(), loading: 'eager' },
  decorators: [cardWidth],
} satisfies Meta<typeof ActivityDealCard>;
type Story = StoryObj<typeof ActivityDealCard>;

export const Ready: Story = {};

export const SomeDays: Story = {
  args: { deal: activity({ duration: { kind: 'minutes', minutes: 3 * 24 * 60 + 90 } }) },
};

export const DurationInWords: Story = {
  args: { deal: activity({ duration: { kind: 'words', words: 'From dusk till dawn' } }) },
};

export const NoFreeCancellation: Story = { args: { deal: activity({ isFreeCancellation: false }) } };

export const FactsMissing: Story = {
  args: { deal: activity({ duration: null, isFreeCancellation: false, rating: null }) },
};

export const ConvertedPrice: Story = { parameters: shellState({ prices: { currency: 'EUR' } }) };

export const HiddenPrice: Story = { parameters: shellState({ showsPrices: false }) };

export const AgentFigures: Story = { parameters: shellState(SIGNED_IN_AGENT) };

export const NoPicture: Story = { args: { deal: activity({ image: '' }) } };

export const RightToLeftTitle: Story = { args: { deal: activity({ title: ARABIC_TEXT }) } };

export const LongTexts: Story = {
  args: { deal: activity({ title: LONG_TEXT, duration: { kind: 'words', words: LONG_TEXT } }) },
};

export const UnbrokenTitle: Story = { args: { deal: activity({ title: UNBROKEN_TEXT }) } };
