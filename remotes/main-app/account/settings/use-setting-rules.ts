import { useTranslation } from 'react-i18next';
import type { Rule } from '../../../kit/forms/use-form.ts';
import { useRules } from '../../../kit/forms/use-rules.ts';
import type { Setting, SettingsValues, SettingValue } from './settings-values.ts';

const MOST = { percent: 100, number: 1000 } as const;

/** What each setting must be; texts may be empty. */
export function useSettingRules(
  settings: readonly Setting[],
): Readonly<Record<string, Rule<SettingValue | undefined, SettingsValues>>> {
  const { t } = useTranslation('account');
  const { optional, email, phone } = useRules();
  return Object.fromEntries(settings.map(({ name, kind }) => [name, (value) => problemOf(kind, String(value ?? ''))]));

  function problemOf(kind: Setting['kind'], value: string): string | undefined {
    const text = value.trim();
    switch (kind) {
      case 'percent':
      case 'number': {
        const fits = text !== '' && Number(text) >= 0 && Number(text) <= MOST[kind];
        return fits ? undefined : t('form.between', { least: 0, most: MOST[kind] });
      }
      case 'email':
        return optional(email)(text);
      case 'tel':
        return optional(phone)(text);
      case 'url':
        return text === '' || /^https?:\/\/[^\s/]+/i.test(text) ? undefined : t('form.url');
      default:
        return undefined;
    }
  }
}
