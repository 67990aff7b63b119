import type { MessageFile } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    'destination-details': typeof english;
  }
}

/** Its messages, in addition to those of the kit. */
export const DESTINATION_TEXTS = {
  namespace: 'destination-details',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
