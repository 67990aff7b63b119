import type { MessageFile, MessageFiles } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    proposal: typeof english;
  }
}

/** What the parts say that agents put proposals and deal links together with, in every area. */
export const PROPOSAL_MESSAGES: MessageFiles = {
  namespace: 'proposal',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
