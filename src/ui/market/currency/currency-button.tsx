import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useShell } from '../../shell-context.tsx';
import { PickerButton, type PickerButtonOptions } from '../picker-button.tsx';

const currencyPopup = lazyComponent('currency-popup', async () => (await import('./currency-popup.tsx')).CurrencyPopup);

/** Opens the currency picker. */
export function CurrencyButton({ row }: PickerButtonOptions) {
  const { t } = useTranslation();
  const { currency } = useLive(useShell().market.currency);
  const label = t('header.currency', { currency });
  return <PickerButton popup={currencyPopup} row={row} label={label} title={t('currencies.title')} value={currency} />;
}
