import { partOf } from '../lazy.tsx';

/** The lines of a price that add up as they are shown. */
export const priceLines = partOf('price/price-lines', () => import('./price-lines.tsx'));
