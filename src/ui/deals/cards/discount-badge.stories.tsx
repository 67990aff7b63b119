import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { someRates } from '../../../../tests/support/data/some-deals.ts';
import { DiscountBadge } from './deal-card.tsx';

const onPicture: Decorator = (Story) => (
  <div style={{ position: 'relative', inlineSize: '17rem', blockSize: '5rem', background: 'var(--brand-tint)' }}>
    <Story />
  </div>
);

export default { component: DiscountBadge, args: { rates: someRates() }, decorators: [onPicture] } satisfies Meta<
  typeof DiscountBadge
>;
type Story = StoryObj<typeof DiscountBadge>;

export const Quarter: Story = {};

export const NinetyNinePercent: Story = { args: { rates: someRates({ publishedRate: 15000, totalRate: 150 }) } };

export const NoDiscount: Story = { args: { rates: someRates({ publishedRate: 150 }) } };

export const PricesHidden: Story = { parameters: shellState({ showsPrices: false }) };
