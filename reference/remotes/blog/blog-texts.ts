import type { MessageFile } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    blog: typeof english;
  }
}

/** Its messages. */
export const BLOG_TEXTS = {
  namespace: 'blog',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
