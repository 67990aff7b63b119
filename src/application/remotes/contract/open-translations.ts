import { BehaviorSubject, catchError, defer, of, switchMap } from 'rxjs';
import { FALLBACK_LANGUAGE, type LanguageCode, languageTagOf } from '../../../domain/market/language.ts';
import { type Live, liveOf } from '../../shared/live.ts';
import type { RemoteTranslations, TranslationFiles } from '../remote-context.ts';
import type { Messages, RemoteI18n, Translate } from '../remote-i18n.ts';

const NAMESPACE = 'translations';

interface Needs {
  readonly files: TranslationFiles;
  readonly language: Live<LanguageCode>;
  readonly i18n: RemoteI18n;
}

/** Translates with a remote's own files; until those of a language are there, as before, at first in English. */
export function openTranslations({ files, language, i18n }: Needs): RemoteTranslations {
  const own = i18n.cloneInstance({ forkResourceStore: true });
  const fileOf = (code: LanguageCode) => (Object.hasOwn(files, code) ? files[code] : undefined) ?? files.en;
  const translate = (messages: Messages, of: LanguageCode): Translate => {
    const tag = languageTagOf(messages === files.en ? FALLBACK_LANGUAGE : of);
    own.addResourceBundle(tag, NAMESPACE, messages);
    return own.getFixedT(tag, NAMESPACE);
  };
  const english = translate(files.en, FALLBACK_LANGUAGE);
  const first = fileOf(language.now());
  const say = new BehaviorSubject(typeof first === 'object' ? translate(first, language.now()) : english);

  const following = language.changes
    .pipe(
      switchMap((code) => {
        const file = fileOf(code);
        if (typeof file === 'object') return of(translate(file, code));
        return defer(async () => translate(await file(), code)).pipe(catchError(() => of(english)));
      }),
    )
    .subscribe((translation) => say.next(translation));

  return { say: liveOf(say), end: () => following.unsubscribe() };
}
