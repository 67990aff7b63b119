import { mountApp } from '@livery/remote';
import './events.ts';
import { BelowDeals } from './below-deals.tsx';
import { LoyaltyPage } from './loyalty-page.tsx';
import { LOYALTY_TEXTS } from './loyalty-texts.ts';

/** The page `/loyalty`. */
export const mount = mountApp(LoyaltyPage, LOYALTY_TEXTS);

/** Pieces for slots of the shell. */
export const slots = { 'home.below-deals': mountApp(BelowDeals, LOYALTY_TEXTS) };
