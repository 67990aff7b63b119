import { languageList } from '@livery/contract/market/language';
import { useLive } from '@livery/ui/use-live';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { useShell } from '../shell-context.tsx';
import { PickerButton, type PickerButtonOptions } from './picker-button.tsx';

const languagePopup = lazyComponent('language-popup', async () => (await import('./language-popup.tsx')).LanguagePopup);

/** Opens the language picker; renders nothing if the agency has only one language. */
export function LanguageButton({ row }: PickerButtonOptions) {
  const { t } = useTranslation();
  const { market } = useShell();
  const language = useLive(market.language);
  const languages = useLive(market.languages);
  if (languages.every(({ code }) => code === language)) return null;

  const [{ name }] = languageList([language]);
  // A code in another script than the name would be meaningless, such as "AR" for "العربية".
  const code = language.toUpperCase();
  const short = name.toUpperCase().startsWith(code) ? code : name;
  return (
    <PickerButton
      popup={languagePopup}
      row={row}
      icon={Globe}
      label={t('header.language', { language: short === name ? name : `${name} (${short})` })}
      title={t('languages.title')}
      value={row === undefined ? short : name}
    />
  );
}
