import { FALLBACK_LANGUAGE, type LanguageCode, languageOfTag, languageTag } from '@livery/contract/market/language';
import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next';
import { I18N_OPTIONS, NAMESPACE, valueFormatter } from './i18n-options.ts';
import { designSystemMessages, loadMessages, type ShellMessages } from './messages.ts';
import { textsInUse } from './texts-in-use.ts';

const ENGLISH_TAG = languageTag(FALLBACK_LANGUAGE);

interface I18nDependencies {
  /** Called once for each language whose messages can't be loaded. */
  readonly onMissing?: (language: LanguageCode) => void;
  /** Rejects, or resolves to `undefined`, if the messages can't be loaded. */
  readonly load?: typeof loadMessages;
}

/**
 * An i18next instance in a language; its languages are BCP 47 tags (`nb`, `pt-PT`), because the plural forms follow
 * from them.
 *
 * Only the file of the current language is loaded, and another one at each change of language. English is also loaded
 * if that file, or a message in it, is missing. `language` is the chosen one, `resolvedLanguage` that of the messages.
 * If not even English can be loaded, the messages stay as they are; at the start, when there are none, this rejects.
 */
export async function createI18n(
  language: LanguageCode,
  { onMissing = () => undefined, load = loadMessages }: I18nDependencies = {},
): Promise<i18n> {
  const missingLanguages = new Set<LanguageCode>();
  let chosenKey: string | undefined;
  let shownLanguage: string | undefined;

  const backend: BackendModule & { callbackApi: boolean } = {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read(tag, namespace, callback) {
      // Other namespaces' messages are added by the code that uses them. As the fallback of another language, English
      // isn't loaded before it is needed.
      if (namespace !== NAMESPACE || (tag === ENGLISH_TAG && chosenKey !== ENGLISH_TAG)) callback(null, null);
      else void read(languageOfTag(tag), callback);
    },
  };
  const formatter = valueFormatter((tag) =>
    languageOfTag(tag === i18n.language ? (i18n.resolvedLanguage ?? tag) : tag),
  );

  const i18n = createInstance().use(backend).use(formatter);
  i18n.on('languageChanging', (tag) => {
    chosenKey = tag;
  });
  i18n.on('languageChanged', () => {
    shownLanguage = i18n.resolvedLanguage;
  });
  await i18n.init({
    ...I18N_OPTIONS,
    maxRetries: 0,
    lng: languageTag(language),
    fallbackLng: () => (shownLanguage === undefined ? [ENGLISH_TAG] : [ENGLISH_TAG, shownLanguage]),
    saveMissing: true,
    missingKeyHandler: (_, namespace) => {
      if (namespace === NAMESPACE) void fallBackToEnglish();
    },
  });
  if (i18n.resolvedLanguage === undefined) {
    throw new Error(`The messages in “${language}” and those in English can’t be had.`);
  }
  return i18n;

  async function read(requestedLanguage: LanguageCode, callback: ReadCallback): Promise<void> {
    const messages = await loadSafely(requestedLanguage);
    // They are added already: i18next would merge only their outermost level with messages that the page has added.
    if (messages !== undefined) return callback(null, {});
    if (!missingLanguages.has(requestedLanguage)) onMissing(requestedLanguage);
    missingLanguages.add(requestedLanguage);
    await addEnglish();
    // `true`: a failed file is loaded again when its language is chosen again.
    callback(`No messages in ${requestedLanguage}`, true);
  }

  async function fallBackToEnglish(): Promise<void> {
    if (await addEnglish()) await i18n.changeLanguage(chosenKey);
  }

  /** @returns whether it was missing before and is loaded now */
  async function addEnglish(): Promise<boolean> {
    if (i18n.hasResourceBundle(ENGLISH_TAG, NAMESPACE)) return false;
    const english = await loadSafely(FALLBACK_LANGUAGE);
    if (english === undefined) return false;
    i18n.addResourceBundle(ENGLISH_TAG, NAMESPACE, english, true);
    return true;
  }

  /**
   * Loads the shell's messages, and adds those for `@livery/ui`. Never rejects, because i18next would then wait for
   * ever.
   */
  async function loadSafely(requestedLanguage: LanguageCode): Promise<ShellMessages | undefined> {
    try {
      const inUse = Promise.all([...textsInUse].map((loadTexts) => loadTexts(requestedLanguage)));
      const messages = await load(requestedLanguage);
      // A language without the shell's messages isn't shown, even if others are loaded.
      if (messages === undefined) return undefined;
      i18n.addResourceBundle(languageTag(requestedLanguage), NAMESPACE, messages);
      for (const addTo of await inUse) addTo(i18n);
      i18n.addResourceBundle(languageTag(requestedLanguage), 'ui', designSystemMessages(messages));
      return messages;
    } catch {
      return undefined;
    }
  }
}
