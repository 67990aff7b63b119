import { lazyTexts } from '../texts/lazy-texts.tsx';
import type english from './texts/en.json';

/** Renders children with the messages of the deals, which are added to the shell's. */
export const DealsTexts = lazyTexts({
  namespace: 'deals',
  files: import.meta.glob<typeof english>('./texts/*.json', { import: 'default' }),
  moreOf: (messages) => ({ shell: messages }),
});
