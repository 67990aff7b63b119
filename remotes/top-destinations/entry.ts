import { mountApp } from '../kit/mount-app.tsx';
import type { MessageFile, MessageFiles } from '../kit/translations.tsx';
import english from './texts/en.json' with { type: 'json' };
import { TopDestinationsApp } from './top-destinations-app.tsx';

declare module 'i18next' {
  interface Namespaces {
    'top-destinations': typeof english;
  }
}

const messages: MessageFiles = {
  namespace: 'top-destinations',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
    eager: true,
    import: 'default',
  }),
};

export const mount = mountApp(TopDestinationsApp, messages);
