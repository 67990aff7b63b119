import { createInstance, type i18n } from 'i18next';
import { BehaviorSubject, catchError, defer, switchMap } from 'rxjs';
import {
  type LanguageCode,
  type Live,
  languageTagOf,
  type Messages,
  type RemoteI18n,
  type RemoteTranslations,
  type TranslationFiles,
} from '../../src/application/remotes/remote-context.ts';

/**
 * An instance like the shell's.
 *
 * @param onMissing is called with each key that has no message in a language whose files are loaded
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
    react: { useSuspense: false },
  });
  return i18n;
}

/** Translations as the shell's `context.voice()` gives them. */
export function fakeTranslations(
  i18n: RemoteI18n,
  files: TranslationFiles,
  language: Live<LanguageCode>,
): RemoteTranslations {
  const translate = async (wanted: LanguageCode) => {
    const file = files[wanted];
    const tag = file === undefined ? 'en' : languageTagOf(wanted);
    const messages: Messages = typeof file === 'function' ? await file() : (file ?? files.en);
    i18n.addResourceBundle(tag, 'translations', messages);
    return i18n.getFixedT(tag, 'translations');
  };
  i18n.addResourceBundle('en', 'translations', files.en);
  const english = i18n.getFixedT('en', 'translations');
  const say = new BehaviorSubject(english);
  const following = language.changes
    .pipe(switchMap((wanted) => defer(() => translate(wanted)).pipe(catchError(async () => english))))
    .subscribe((translation) => say.next(translation));
  return { say: { now: () => say.value, changes: say }, end: () => following.unsubscribe() };
}
