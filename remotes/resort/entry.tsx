import { mountApp } from '../kit/mount-app.tsx';
import { type SentenceFile, sentenceFiles } from '../kit/sentence-files.ts';
import { ResortApp } from './resort-app.tsx';
import english from './texts/en.json' with { type: 'json' };

const others = import.meta.glob<SentenceFile>(['./texts/*.json', '!./texts/en.json'], {
  eager: true,
  import: 'default',
});

export const mount = mountApp(ResortApp, sentenceFiles(english, others));
