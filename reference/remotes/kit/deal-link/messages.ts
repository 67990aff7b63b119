import type { MessageFile, MessageFiles } from '@livery/remote';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    proposal: typeof english;
  }
}

/** Messages of the parts for proposals and deal links, in every area. */
export const PROPOSAL_MESSAGES: MessageFiles = {
  namespace: 'proposal',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};
