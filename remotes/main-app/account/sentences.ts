import { type SentenceFile, sentenceFiles } from '../../kit/sentence-files.ts';
import english from './texts/en.json' with { type: 'json' };

const others = import.meta.glob<SentenceFile>(['./texts/*.json', '!./texts/en.json'], {
  eager: true,
  import: 'default',
});

export const sentences = sentenceFiles(english, others);
