import type { MessageFile, MessageFiles } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    kit: typeof english;
  }
}

/** What our own remotes say alike when they search, book and show prices, under the namespace `kit`, in all languages. */
export const KIT_TEXTS: MessageFiles & { readonly namespace: 'kit' } = {
  namespace: 'kit',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
