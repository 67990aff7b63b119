import { renderApp } from '@livery/remote/server';
import { LoyaltyPage } from './loyalty-page.tsx';
import { LOYALTY_TEXTS } from './loyalty-texts.ts';

/** The page `/loyalty` for the first byte, where the deployment lets it run on its servers. */
export const render = renderApp(LoyaltyPage, LOYALTY_TEXTS);
