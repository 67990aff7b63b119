import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { directionOf, languageTagOf } from '../../domain/market/language.ts';
import { Option } from '../kit/dialogs/option.tsx';
import styles from '../kit/dialogs/option-list.module.css';
import { PopupDialog, type PopupProps } from '../kit/dialogs/popup-dialog.tsx';
import { useOptions } from '../kit/dialogs/use-options.ts';
import { useShell } from '../shell-context.tsx';

/** The languages of the site, each in its own name (rules 9.8). */
export function LanguagePopup({ anchor, onClose }: PopupProps) {
  const { t } = useTranslation();
  const { market } = useShell();
  const chosen = useLive(market.language);
  const languages = useLive(market.languages);
  const start = Math.max(
    languages.findIndex(({ code }) => code === chosen),
    0,
  );
  const labels = languages.map(({ name }) => name);
  const options = useOptions({ count: languages.length, start, labels, onChoose: choose });

  return (
    <PopupDialog heading={t('languages.title')} anchor={anchor} onClose={onClose}>
      <ul
        role="listbox"
        tabIndex={0}
        data-first
        id={options.listId}
        className={styles.list}
        aria-label={t('languages.title')}
        aria-activedescendant={options.activeId}
        onKeyDown={options.onKeyDown}
      >
        {languages.map(({ code, name }, index) => (
          <Option
            key={code}
            id={options.optionId(index)}
            index={index}
            chosen={code === chosen}
            active={index === options.active}
            onChoose={choose}
          >
            <span lang={languageTagOf(code)} dir={directionOf(code)}>
              {name}
            </span>
          </Option>
        ))}
      </ul>
    </PopupDialog>
  );

  function choose(index: number) {
    const language = languages[index];
    onClose();
    if (language !== undefined) market.chooseLanguage(language.code);
  }
}
