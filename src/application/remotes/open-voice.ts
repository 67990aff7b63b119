import { BehaviorSubject, from, of, switchMap } from 'rxjs';
import { FALLBACK_LANGUAGE, type LanguageCode } from '../../domain/market/language.ts';
import { type Live, liveOf } from '../shared/live.ts';
import type { Voice, VoiceFiles, VoiceSentences } from './remote-context.ts';
import type { RemoteScreen, Say } from './remotes.ts';

interface Needs {
  readonly files: VoiceFiles;
  readonly language: Live<LanguageCode>;
  readonly sayer: RemoteScreen['sayer'];
}

/** Speaks from a remote's own files; until those of a language are there, the voice goes on as before, at first in English. */
export function openVoice({ files, language, sayer }: Needs): Voice {
  const inEnglish = () => sayer(files.en, FALLBACK_LANGUAGE);
  const own = (spoken: LanguageCode) => (Object.hasOwn(files, spoken) ? files[spoken] : undefined);
  const now = own(language.now());
  const begin = typeof now === 'object' ? sayer(now, language.now()) : inEnglish();
  const say = new BehaviorSubject<Say>(begin);

  const speaking = language.changes
    .pipe(
      switchMap((spoken) => {
        const told = own(spoken);
        if (typeof told !== 'function') return of(told === undefined ? inEnglish() : sayer(told, spoken));
        return from(load(told).then((sentences) => (sentences === undefined ? inEnglish() : sayer(sentences, spoken))));
      }),
    )
    .subscribe((next) => say.next(next));

  return { say: liveOf(say), end: () => speaking.unsubscribe() };
}

async function load(told: () => Promise<VoiceSentences>): Promise<VoiceSentences | undefined> {
  try {
    return await told();
  } catch {
    return undefined;
  }
}
