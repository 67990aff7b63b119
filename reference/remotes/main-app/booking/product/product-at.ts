import { PRODUCTS, type Product } from '../offer/offer.ts';
import { productDefinition } from './product.ts';

/** The product of a path of this site; `null` for the path of any other page. */
export function productAt(path: string): Product | 'resort' | null {
  const { pathname } = new URL(path, 'https://site.invalid');
  const isBelow = (base: string) => pathname === base || pathname.startsWith(`${base}/`);
  if (isBelow('/booknow/resort')) return 'resort';
  const isOf = (product: Product) => {
    const { base, otherDetails } = productDefinition(product).pages;
    return [base, ...otherDetails].some(isBelow);
  };
  return PRODUCTS.find(isOf) ?? null;
}
