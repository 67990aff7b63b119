import type { VoiceFiles, VoiceSentences } from '../../src/application/remotes/remote-context.ts';
import kitEnglish from './texts/en.json' with { type: 'json' };

/** Sentences that are there, or how to fetch them. */
export type SentenceFile = VoiceSentences | (() => Promise<VoiceSentences>);

const KIT_FILES: Readonly<Record<string, SentenceFile>> = import.meta.glob<SentenceFile>(
  ['./texts/*.json', '!./texts/en.json'],
  {
    eager: true,
    import: 'default',
  },
);

/**
 * A remote's sentences in every language, the kit's own beside them under `kit`.
 *
 * @param english the one language that is always there
 * @param others by path, as `import.meta.glob<SentenceFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' })`
 *   gives them: a build turns each into a file of its own that is fetched, and checked, when it is spoken
 */
export function sentenceFiles(english: VoiceSentences, others: Readonly<Record<string, SentenceFile>>): VoiceFiles {
  const languages = Object.entries(others).map(([path, own]) => [languageOf(path), joined(own, path)] as const);
  return { ...Object.fromEntries(languages), en: { ...english, kit: kitEnglish } };
}

function joined(own: SentenceFile, path: string): () => Promise<VoiceSentences> {
  return async () => {
    const [sentences, kit] = await Promise.all([read(own), read(KIT_FILES[path] ?? kitEnglish)]);
    return { ...sentences, kit };
  };
}

async function read(file: SentenceFile): Promise<VoiceSentences> {
  return isFetch(file) ? file() : file;
}

function isFetch(file: SentenceFile): file is () => Promise<VoiceSentences> {
  return typeof file === 'function';
}

/** `./texts/pt.json` is Portuguese. */
function languageOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '');
}
