import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ARABIC_TEXT,
  hotel,
  LONG_TEXT,
  NO_LOGIN_OR_SIGNUP,
  SIGNED_IN_AGENT,
  UNBROKEN_TEXT,
} from '../../../../.storybook/fixtures.ts';
import { cardWidth } from '../../../../.storybook/layout.tsx';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { someRates } from '../../../../tests/support/data/some-deals.ts';
import { HotelDealCard } from './hotel-deal-card.tsx';

export default {
  component: HotelDealCard,
  args: { deal: hotel(), loading: 'eager' },
  decorators: [cardWidth],
} satisfies Meta<typeof HotelDealCard>;
type Story = StoryObj<typeof HotelDealCard>;

export const Ready: Story = {};

export const ConvertedPrice: Story = { parameters: shellState({ prices: { currency: 'EUR' } }) };

export const PriceLoading: Story = { parameters: shellState({ prices: { pending: true } }) };

export const HiddenPrice: Story = { parameters: shellState({ showsPrices: false }) };

export const PriceOnRequest: Story = { parameters: shellState({ showsPrices: false, agency: NO_LOGIN_OR_SIGNUP }) };

export const AgentFigures: Story = { parameters: shellState(SIGNED_IN_AGENT) };

export const NoDiscount: Story = {
  args: { deal: hotel({ rates: someRates({ publishedRate: 150, discountPercentage: 0 }) }) },
};

export const NoPrice: Story = { args: { deal: hotel({ rates: someRates({ publishedRate: null, totalRate: null }) }) } };

export const HugePrice: Story = {
  args: { deal: hotel({ rates: someRates({ publishedRate: 12345678.9, totalRate: 9876543.21 }) }) },
};

export const NoPicture: Story = { args: { deal: hotel({ heroImage: '' }) } };

export const BrokenPicture: Story = { args: { deal: hotel({ heroImage: '/media/scene/sea/missing.png' }) } };

export const NoRating: Story = { args: { deal: hotel({ rating: null }) } };

export const FactsMissing: Story = { args: { deal: hotel({ rating: null, distance: null, distanceFrom: '' }) } };

export const UnsafeLink: Story = { args: { deal: hotel({ link: 'javascript:alert(1)' }) } };

export const RightToLeftName: Story = { args: { deal: hotel({ name: ARABIC_TEXT, distanceFrom: ARABIC_TEXT }) } };

export const LongTexts: Story = { args: { deal: hotel({ name: LONG_TEXT, distanceFrom: LONG_TEXT }) } };

export const UnbrokenTexts: Story = { args: { deal: hotel({ name: UNBROKEN_TEXT, distanceFrom: UNBROKEN_TEXT }) } };
