import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { mountApp, mountPiece } from '@livery/remote';
import { BelowDeals } from './below-deals.tsx';
import { TopDestinationsApp } from './top-destinations-app.tsx';
import { TOP_DESTINATIONS_TEXTS } from './top-destinations-texts.ts';

export const mount = mountApp(TopDestinationsApp, KIT_TEXTS, TOP_DESTINATIONS_TEXTS);

/** Pieces for slots of the shell. */
export const slots = { 'home.below-deals': mountPiece(BelowDeals, KIT_TEXTS, TOP_DESTINATIONS_TEXTS) };
