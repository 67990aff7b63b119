import type { MessageFile } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    'top-destinations': typeof english;
  }
}

/** Its messages, in addition to those of the kit. */
export const TOP_DESTINATIONS_TEXTS = {
  namespace: 'top-destinations',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
