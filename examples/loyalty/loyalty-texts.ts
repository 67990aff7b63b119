/// <reference types="vite/client" />
import type { MessageFile } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    loyalty: typeof english;
  }
}

/** Its messages. */
export const LOYALTY_TEXTS = {
  namespace: 'loyalty',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
