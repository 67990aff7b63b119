import type { MessageFile, MessageFiles } from '../../kit/translations.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    'sign-in': typeof english;
  }
}

export const messages: MessageFiles = {
  namespace: 'sign-in',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
    eager: true,
    import: 'default',
  }),
};
