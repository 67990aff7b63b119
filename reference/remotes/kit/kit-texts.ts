import { KIT_MESSAGES } from './kit-messages.ts';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    kit: typeof english;
  }
}

/** What our own remotes say alike when they search, book and show prices, under the namespace `kit`. */
export const KIT_TEXTS = { ...KIT_MESSAGES, english };
