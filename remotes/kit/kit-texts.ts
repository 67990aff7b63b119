import type { MessageFile } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    kit: typeof english;
  }
}

/** What our own remotes say alike when they search, book and show prices, under the namespace `kit`. */
export const KIT_TEXTS = {
  namespace: 'kit',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
