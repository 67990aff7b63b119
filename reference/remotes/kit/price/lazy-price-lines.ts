import { loader } from '../lazy.tsx';

/** The lines of a price, which add up as shown. */
export const loadPriceLines = loader('price/price-lines', () => import('./price-lines.tsx'));
