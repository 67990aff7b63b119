import { lazyTexts } from '../texts/lazy-texts.tsx';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    saved: typeof english;
  }
}

/** Renders children with the messages of recents and favourites. */
export const SavedTexts = lazyTexts({
  namespace: 'saved',
  files: import.meta.glob<typeof english>('./texts/*.json', { import: 'default' }),
  clientOnly: true,
});
