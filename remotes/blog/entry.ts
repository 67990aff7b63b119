import { mountApp } from '../kit/mount-app.tsx';
import type { MessageFile, MessageFiles } from '../kit/translations.tsx';
import { BlogApp } from './blog-app.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    blog: typeof english;
  }
}

const messages: MessageFiles = {
  namespace: 'blog',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
    eager: true,
    import: 'default',
  }),
};

export const mount = mountApp(BlogApp, messages);
