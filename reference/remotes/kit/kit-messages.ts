import type { MessageFile } from '@livery/remote';

/** The messages of the kit in all languages but English. */
export const KIT_MESSAGES = {
  namespace: 'kit',
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
