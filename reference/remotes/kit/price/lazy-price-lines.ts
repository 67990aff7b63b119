import { loader } from '../lazy.tsx';

/** The lines of a price that add up as they are shown. */
export const loadPriceLines = loader('price/price-lines', () => import('./price-lines.tsx'));
