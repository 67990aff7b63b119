import { lazyTexts } from '../texts/lazy-texts.tsx';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    clients: typeof english;
  }
}

/** Renders children with the messages about the client an agent books for. */
export const ClientTexts = lazyTexts({
  namespace: 'clients',
  files: import.meta.glob<typeof english>('./texts/*.json', { import: 'default' }),
  clientOnly: true,
});
