import { nameOfCode, useFormat, useRemote } from '@livery/remote';
import { Facts } from '@livery/ui/facts';
import { useLive } from '@livery/ui/use-live';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Setting, SettingsValues } from './setting.ts';
import { normaliseDecimal } from './settings-values.ts';

interface Props {
  readonly settings: readonly Setting[];
  readonly values: SettingsValues;
}

/** Settings for users who may read but not change them. */
export function ReadOnlySettings({ settings, values }: Props) {
  const { labelOf, textOf } = useSettingTexts();
  return (
    <Facts
      items={settings.map((setting) => ({
        label: labelOf(setting.name),
        value: <bdi>{textOf(setting, values[setting.name])}</bdi>,
      }))}
    />
  );
}

/** Formats the labels and values of settings. */
export function useSettingTexts() {
  const { t } = useTranslation('account');
  const { number, percent } = useFormat();
  const meaningOf = useMeaningOfCode();
  return {
    labelOf: (name: string) => t(`settings.fields.${name}` as ParseKeys<'account'>),
    textOf({ name, kind }: Setting, value: unknown = ''): string {
      if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no');
      if (typeof value !== 'string' || value.trim() === '') return t('settings.notSet');
      const figure = Number(normaliseDecimal(value));
      if (kind === 'percent' && !Number.isNaN(figure)) return percent(figure / 100);
      if (kind === 'number' && !Number.isNaN(figure)) return number(figure);
      return meaningOf(name, value.trim()) || value;
    },
  };
}

const GATEWAYS: Readonly<Record<string, string>> = {
  adyen: 'Adyen',
  braintree: 'Braintree',
  paypal: 'PayPal',
  stripe: 'Stripe',
  worldpay: 'Worldpay',
};

/** The name for a setting's code; the empty text for settings without a code. */
function useMeaningOfCode(): (name: string, code: string) => string {
  const { t } = useTranslation('account');
  const language = useLive(useRemote().language);
  return (name, code) => {
    switch (name) {
      case 'gateway':
        return GATEWAYS[code.toLowerCase()] ?? '';
      case 'payoutSchedule':
        return scheduleOf(code.toLowerCase());
      case 'currency':
        return nameOfCode('currency', code, language);
      case 'country':
        return nameOfCode('region', code, language);
      default:
        return '';
    }
  };

  function scheduleOf(code: string): string {
    return code === 'daily' || code === 'weekly' || code === 'monthly' ? t(`settings.schedules.${code}`) : '';
  }
}
