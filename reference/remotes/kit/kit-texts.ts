import { KIT_MESSAGES, type KitTexts } from './kit-messages.ts';
import english from './texts/en.json' with { type: 'json' };

/** What our own remotes say alike when they search, book and show prices, under the namespace `kit`. */
export const KIT_TEXTS: KitTexts = { ...KIT_MESSAGES, english };
