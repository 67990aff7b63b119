import { KIT_MESSAGES, type KitTexts } from './kit-messages.ts';

/** The same, English being loaded only if it is shown: for remotes whose own messages are, too. */
export const LAZY_KIT_TEXTS: KitTexts = {
  ...KIT_MESSAGES,
  english: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default,
};
