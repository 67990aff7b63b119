import { namedLoader } from '../lazy.tsx';

/** The lines of a price, which add up as shown. */
export const loadPriceLines = namedLoader('price/price-lines', () => import('./price-lines.tsx'));
