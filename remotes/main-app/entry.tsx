import { mountApp } from '../kit/mount-app.tsx';
import { sentenceFiles } from '../kit/sentence-files.ts';
import { MainApp } from './main-app.tsx';

/** The app itself says only what the kit says; each of its areas brings its own sentences along. */
const LANGUAGES = ['pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'].map((language) => [`./texts/${language}.json`, {}]);

export const mount = mountApp(MainApp, sentenceFiles({}, Object.fromEntries(LANGUAGES)));
