/// <reference types="vite/client" />
import { type MessageFile, mountApp } from '@livery/remote';
import './events.ts';
import { BelowDeals } from './below-deals.tsx';
import { LoyaltyPage } from './loyalty-page.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    loyalty: typeof english;
  }
}

const TEXTS = {
  namespace: 'loyalty',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
};

/** The page `/loyalty`. */
export const mount = mountApp(LoyaltyPage, TEXTS);

/** Pieces in places of the shell. */
export const slots = { 'home.below-deals': mountApp(BelowDeals, TEXTS) };
