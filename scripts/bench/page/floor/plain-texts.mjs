import { createInstance } from 'i18next';

/** i18next with the messages of the shell. @param {object} messages */
export function plainTexts(messages) {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    ns: ['shell'],
    defaultNS: 'shell',
    initAsync: false,
    resources: { en: { shell: messages } },
    interpolation: { escapeValue: false },
  });
  return i18n;
}
