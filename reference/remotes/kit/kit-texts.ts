import type { MessageFile, MessageFiles } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    kit: typeof english;
  }
}

/**
 * The messages that our own remotes share for searching, booking and prices, in the namespace `kit`, in all languages.
 */
export const KIT_TEXTS: MessageFiles & { readonly namespace: 'kit' } = {
  namespace: 'kit',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
