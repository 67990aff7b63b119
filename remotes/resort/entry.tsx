import { mountApp } from '../kit/mount-app.tsx';
import type { MessageFile, MessageFiles } from '../kit/translations.tsx';
import { ResortApp } from './resort-app.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    resort: typeof english;
  }
}

const messages: MessageFiles = {
  namespace: 'resort',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
    eager: true,
    import: 'default',
  }),
};

export const mount = mountApp(ResortApp, messages);
