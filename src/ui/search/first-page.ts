import { PRODUCTS, type Service } from '@livery/contract/agency/products';

/** The first page of a product. */
export function firstPagePath(service: Service): string {
  return PRODUCTS.find((product) => product.service === service)?.path ?? '/';
}
