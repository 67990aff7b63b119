import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_LOGIN_OR_SIGNUP, SIGNED_IN_AGENT } from '../../../../.storybook/fixtures.ts';
import { cardWidth } from '../../../../.storybook/layout.tsx';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { someRates } from '../../../../tests/support/data/some-deals.ts';
import { DealPrice } from './deal-price.tsx';

export default { component: DealPrice, args: { rates: someRates() }, decorators: [cardWidth] } satisfies Meta<
  typeof DealPrice
>;
type Story = StoryObj<typeof DealPrice>;

export const Ready: Story = {};

export const Converted: Story = { parameters: shellState({ prices: { currency: 'EUR' } }) };

export const RatesLoading: Story = { parameters: shellState({ prices: { pending: true } }) };

export const NoDiscount: Story = { args: { rates: someRates({ publishedRate: 150, discountPercentage: 0 }) } };

export const NoPrice: Story = { args: { rates: someRates({ publishedRate: null, totalRate: null }) } };

export const HugePrice: Story = { args: { rates: someRates({ publishedRate: 12345678.9, totalRate: 9876543.21 }) } };

export const HugePriceConverted: Story = {
  args: { rates: someRates({ publishedRate: 12345678.9, totalRate: 9876543.21 }) },
  parameters: shellState({ prices: { currency: 'IDR' } }),
};

export const Hidden: Story = { parameters: shellState({ showsPrices: false }) };

export const OnRequest: Story = { parameters: shellState({ showsPrices: false, agency: NO_LOGIN_OR_SIGNUP }) };

export const AgentFigures: Story = { parameters: shellState(SIGNED_IN_AGENT) };
