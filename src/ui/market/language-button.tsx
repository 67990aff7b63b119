import { Globe } from 'lucide-react';
import { latePart } from '../kit/late-part.ts';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { useLive } from '../use-live.ts';
import { PickerButton } from './picker-button.tsx';
import type { PickerLook } from './picker-look.ts';
import { usePicker } from './use-picker.ts';

const popup = latePart(() => import('./language-popup.tsx').then(({ LanguagePopup }) => LanguagePopup));

/** Opens the language picker; nothing where the agency speaks one language only. */
export function LanguageButton({ row }: PickerLook) {
  const { t } = useTranslation();
  const { market } = useShell();
  const language = useLive(market.language);
  const languages = useLive(market.languages);
  const picker = usePicker(popup);
  if (languages.length === 1) return null;

  const name = languages.find(({ code }) => code === language)?.name ?? language;
  return (
    <PickerButton
      picker={picker}
      row={row}
      icon={Globe}
      label={t('header.language', { language: name })}
      title={t('languages.title')}
      value={row === undefined ? language.toUpperCase() : name}
    />
  );
}
