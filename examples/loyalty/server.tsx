import { renderApp } from '@livery/remote/server';
import { LoyaltyPage } from './loyalty-page.tsx';
import { LOYALTY_TEXTS } from './loyalty-texts.ts';

/** The page `/loyalty` rendered on the server, if the deployment lets it run there. */
export const render = renderApp(LoyaltyPage, LOYALTY_TEXTS);
