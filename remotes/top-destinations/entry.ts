import { mountApp } from '../kit/mount-app.tsx';
import { type SentenceFile, sentenceFiles } from '../kit/sentence-files.ts';
import english from './texts/en.json' with { type: 'json' };
import { TopDestinationsApp } from './top-destinations-app.tsx';

const others = import.meta.glob<SentenceFile>(['./texts/*.json', '!./texts/en.json'], {
  eager: true,
  import: 'default',
});

export const mount = mountApp(TopDestinationsApp, sentenceFiles(english, others));
