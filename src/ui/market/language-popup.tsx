import { languageDirection, languageTag } from '@livery/contract/market/language';
import { Option } from '@livery/ui/option';
import styles from '@livery/ui/option-list.module.css';
import { Popup } from '@livery/ui/popup';
import { useLive } from '@livery/ui/use-live';
import { findTypedOption, useOptions } from '@livery/ui/use-options';
import { useTranslation } from 'react-i18next';
import { useShell } from '../shell-context.tsx';
import type { PickerPopupProps } from './picker-button.tsx';

/** The languages of the site, each in its own language (rules 9.8). */
export function LanguagePopup({ anchor, typed = '', onClose }: PickerPopupProps) {
  const { t } = useTranslation();
  const { market } = useShell();
  const chosenLanguage = useLive(market.language);
  const languages = useLive(market.languages);
  const labels = languages.map(({ name }) => name);
  const currentMaximum = Math.max(
    languages.findIndex(({ code }) => code === chosenLanguage),
    0,
  );
  const start = (typed === '' ? undefined : findTypedOption(typed, labels, currentMaximum)) ?? currentMaximum;
  const options = useOptions({ count: languages.length, start, labels, onChoose: choose });

  return (
    <Popup heading={t('languages.title')} anchor={anchor} onClose={onClose}>
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
            chosen={code === chosenLanguage}
            active={index === options.active}
            onChoose={choose}
          >
            <span lang={languageTag(code)} dir={languageDirection(code)}>
              {name}
            </span>
          </Option>
        ))}
      </ul>
    </Popup>
  );

  function choose(index: number) {
    const language = languages[index];
    onClose();
    if (language !== undefined) market.chooseLanguage(language.code);
  }
}
