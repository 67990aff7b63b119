import { BehaviorSubject, distinctUntilChanged, type Observable, Subscription } from 'rxjs';
import type {
  LanguageCode,
  Live,
  Voice,
  VoiceFiles,
  VoiceSentences,
} from '../../src/application/remotes/remote-context.ts';

/** Languages whose plural rules go by another tag than the product's code. */
const PLURAL_LOCALES: Partial<Record<LanguageCode, string>> = { no: 'nb', pt: 'pt-PT' };

type Say = ReturnType<Voice['say']['now']>;

/**
 * Says sentences as the shell does: in the language of the moment, from files
 * that may still have to be fetched, with the plural form that `count` chooses.
 *
 * @param missing hears of each key that nobody wrote a sentence for
 */
export function plainVoice(files: VoiceFiles, language: Live<LanguageCode>, missing: (key: string) => void): Voice {
  const say = new BehaviorSubject<Say>(speaker(files.en, 'en', missing));
  const following: Subscription = language.changes.subscribe((wanted) => {
    void sentencesOf(files, wanted).then((sentences) => {
      if (!following.closed && language.now() === wanted) say.next(speaker(sentences, wanted, missing));
    });
  });
  const changes: Observable<Say> = say.pipe(distinctUntilChanged());
  return { say: { now: () => say.value, changes }, end: () => following.unsubscribe() };
}

/** English where there are none, or they can't be had. */
async function sentencesOf(files: VoiceFiles, language: LanguageCode): Promise<VoiceSentences> {
  const file = files[language] ?? files.en;
  return typeof file === 'function' ? file().catch(() => files.en) : file;
}

function speaker(sentences: VoiceSentences, language: LanguageCode, missing: (key: string) => void): Say {
  const plurals = new Intl.PluralRules(PLURAL_LOCALES[language] ?? language);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const sentence = sentenceAt(sentences, form) ?? sentenceAt(sentences, `${key}_other`);
    if (sentence === undefined) missing(`${language}: ${form}`);
    const told = new Map(Object.entries(values));
    return (sentence ?? key).replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(told.get(name) ?? gap));
  };
}

function sentenceAt(sentences: VoiceSentences, path: string): string | undefined {
  let found: string | VoiceSentences | undefined = sentences;
  for (const step of path.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
