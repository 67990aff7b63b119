import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardWidth } from '../../../../.storybook/layout.tsx';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { someRates } from '../../../../tests/support/data/some-deals.ts';
import { AgentFigures } from './agent-figures.tsx';

export default { component: AgentFigures, args: { rates: someRates() }, decorators: [cardWidth] } satisfies Meta<
  typeof AgentFigures
>;
type Story = StoryObj<typeof AgentFigures>;

export const Ready: Story = {};

export const Converted: Story = { parameters: shellState({ prices: { currency: 'EUR' } }) };

export const NoMarkup: Story = { args: { rates: someRates({ totalRate: 140 }) } };

export const HugeAmounts: Story = {
  args: { rates: someRates({ baseRate: 12345678.9, taxAndFee: 987654.32, totalRate: 14567890.12 }) },
};

export const Loss: Story = { args: { rates: someRates({ baseRate: 149 }) } };
