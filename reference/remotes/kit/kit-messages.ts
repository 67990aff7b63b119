import type { MessageFile, MessageFiles } from '@livery/remote';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    kit: typeof english;
  }
}

/** The messages of the kit, in all languages. */
export type KitTexts = MessageFiles & { readonly namespace: 'kit' };

/** The messages of the kit in all languages but English. */
export const KIT_MESSAGES: Omit<KitTexts, 'english'> = {
  namespace: 'kit',
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
