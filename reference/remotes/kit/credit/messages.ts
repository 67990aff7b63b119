import type { MessageFile, MessageFiles } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    credit: typeof english;
  }
}

/** Messages for agents who pay from their credit. */
export const CREDIT_MESSAGES: MessageFiles = {
  namespace: 'credit',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
