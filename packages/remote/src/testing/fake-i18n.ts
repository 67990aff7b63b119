import { createInstance, type i18n } from 'i18next';

/**
 * An instance like the shell's.
 *
 * @param onMissing called with each key that has no message in a language whose files are loaded
 */
export function fakeI18n(onMissing: (key: string) => void): i18n {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    resources: {},
    initAsync: false,
    load: 'currentOnly',
    fallbackLng: (tag: string) => (Object.hasOwn(i18n.store.data, tag) ? [] : ['en']),
    saveMissing: true,
    saveMissingTo: 'current',
    saveMissingPlurals: false,
    missingKeyHandler: (tags, _, key) => onMissing(`${tags.join()}: ${key}`),
    interpolation: { escapeValue: false },
    react: { useSuspense: false, transWrapTextNodes: 'span' },
  });
  return i18n;
}
