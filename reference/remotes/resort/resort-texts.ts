import type { MessageFile } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    resort: typeof english;
  }
}

/** Its messages. */
export const RESORT_TEXTS = {
  namespace: 'resort',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
