import { isolateDirection } from '@livery/contract/content/isolated';
import { intlLocale, type LanguageCode, languageDirection } from '@livery/contract/market/language';
import type { FormatterModule, InitOptions } from 'i18next';

export const NAMESPACE = 'shell';

/**
 * Values are texts of agencies and deals: they aren't escaped, because React does that, nor interpolated again, nor
 * searched for nested keys (`skipOnVariables`).
 */
export const I18N_OPTIONS: InitOptions = {
  ns: [NAMESPACE],
  defaultNS: NAMESPACE,
  load: 'currentOnly',
  // Loading starts immediately, not in a timer.
  initAsync: false,
  returnedObjectHandler: (key: string) => key,
  interpolation: { escapeValue: false, skipOnVariables: true, alwaysFormat: true },
  // Messages that are added later, by `lazyTexts` and remotes, are shown immediately. Text next to the elements of a
  // `Trans` has elements too, for browsers that translate the page.
  react: { useSuspense: false, bindI18nStore: 'added', transWrapTextNodes: 'span' },
};

/** Characters of the opposite direction, which would be ordered wrongly in a message of this direction. */
const OPPOSITE_DIRECTION = {
  ltr: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
  rtl: /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])[\p{L}\p{N}]/u,
};

/** Characters that change the direction of the following text, or end an isolation. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

const NUMBER_FORMATS = new Map<LanguageCode, Intl.NumberFormat>();

/**
 * Formats the values in messages: numbers by language; text of the opposite direction is isolated, without control
 * characters that would undo that.
 *
 * @param languageIn returns the language of the messages that are shown for a language
 */
export function valueFormatter(languageIn: (tag: string) => LanguageCode): FormatterModule {
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format(value, _, tag = '') {
      const language = languageIn(tag);
      if (typeof value === 'number') return numberFormat(language).format(value);
      if (typeof value !== 'string') return value;
      const text = value.replace(DIRECTION_CONTROLS, '');
      return OPPOSITE_DIRECTION[languageDirection(language)].test(text) ? isolateDirection(text) : text;
    },
  };
}

function numberFormat(language: LanguageCode): Intl.NumberFormat {
  const numbers = NUMBER_FORMATS.get(language) ?? new Intl.NumberFormat(intlLocale(language));
  NUMBER_FORMATS.set(language, numbers);
  return numbers;
}
