import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { cardWidth } from '../../../../.storybook/layout.tsx';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { AgentFigures } from './deal-price.tsx';

export default { component: AgentFigures, args: rows(140, 10), decorators: [cardWidth] } satisfies Meta<
  typeof AgentFigures
>;
type Story = StoryObj<typeof AgentFigures>;

export const Ready: Story = {};

export const Converted: Story = { parameters: shellState({ prices: { currency: 'EUR' } }) };

export const NoMarkup: Story = { args: rows(140, 0) };

export const HugeAmounts: Story = { args: rows(12345678.9, 987654.32) };

function rows(wholesale: number, markup: number): ComponentProps<typeof AgentFigures> {
  return {
    rows: [
      { kind: 'wholesale', price: { amount: wholesale, currency: 'USD' } },
      { kind: 'markup', price: { amount: markup, currency: 'USD' } },
    ],
  };
}
