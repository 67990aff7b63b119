import { CurrencyPopup } from '../../../src/ui/market/currency-popup.tsx';
import { BelowAButton } from '../../props/below-a-button.tsx';
import type { Specimen } from '../../specimen.ts';

const popup = <BelowAButton popup={CurrencyPopup} />;

export const currencyPopup: Specimen = {
  stands: 'screen',
  states: {
    loading: { show: popup },
    ready: { show: popup, seen: { enabledCurrencies: { kind: 'ready', value: [] } } },
    two: {
      show: popup,
      seen: {
        enabledCurrencies: {
          kind: 'ready',
          value: [
            { currency: 'USD', country: 'US' },
            { currency: 'EUR', country: 'DE' },
          ],
        },
      },
    },
    'failed-offers-all': {
      show: popup,
      seen: { enabledCurrencies: { kind: 'failed', failure: { kind: 'timed-out' } } },
    },
  },
};
