import { mountApp } from '../kit/mount-app.tsx';
import type { MessageFile, MessageFiles } from '../kit/translations.tsx';
import { TemplateApp } from './template-app.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    template: typeof english;
  }
}

const messages: MessageFiles = {
  namespace: 'template',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
    eager: true,
    import: 'default',
  }),
};

export const mount = mountApp(TemplateApp, messages);
