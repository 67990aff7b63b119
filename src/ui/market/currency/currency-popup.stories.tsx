import type { Meta, StoryObj } from '@storybook/react-vite';
import { PopupBelowButton } from '../../../../.storybook/layout.tsx';
import { shellState } from '../../../../.storybook/with-shell.tsx';
import { CurrencyPopup } from './currency-popup.tsx';

export default {
  component: CurrencyPopup,
  parameters: { layout: 'fullscreen' },
  render: () => <PopupBelowButton popup={CurrencyPopup} />,
} satisfies Meta<typeof CurrencyPopup>;
type Story = StoryObj<typeof CurrencyPopup>;

export const Loading: Story = {};

export const Ready: Story = { parameters: shellState({ enabledCurrencies: { kind: 'ready', value: [] } }) };

export const TwoCurrencies: Story = {
  parameters: shellState({
    enabledCurrencies: {
      kind: 'ready',
      value: [
        { currency: 'USD', country: 'US' },
        { currency: 'EUR', country: 'DE' },
      ],
    },
  }),
};

export const FailedOffersAll: Story = {
  parameters: shellState({ enabledCurrencies: { kind: 'failed', failure: { kind: 'timed-out' } } }),
};
