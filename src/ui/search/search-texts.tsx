import { lazyTexts } from '../texts/lazy-texts.tsx';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    search: typeof english;
  }
}

/** Renders children with the messages of the search, including those of the design system's fields. */
export const SearchTexts = lazyTexts({
  namespace: 'search',
  files: import.meta.glob<typeof english>('./texts/*.json', { import: 'default' }),
  moreOf: ({ ui }) => ({ ui }),
});
