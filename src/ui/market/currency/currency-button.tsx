import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../kit/lazy/lazy-component.ts';
import { useShell } from '../../shell-context.tsx';
import { useLive } from '../../use-live.ts';
import { PickerButton } from '../picker-button.tsx';
import type { PickerLook } from '../picker-look.ts';
import { usePicker } from '../use-picker.ts';

const popup = lazyComponent(() => import('./currency-popup.tsx').then(({ CurrencyPopup }) => CurrencyPopup));

/** Opens the currency picker. */
export function CurrencyButton({ row }: PickerLook) {
  const { t } = useTranslation();
  const { currency } = useLive(useShell().market.currency);
  const picker = usePicker(popup);
  return (
    <PickerButton
      picker={picker}
      row={row}
      label={t('header.currency', { currency })}
      title={t('currencies.title')}
      value={currency}
    />
  );
}
