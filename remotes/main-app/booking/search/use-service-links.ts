import { useRemote } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { definitionOf, PRODUCTS } from '../product/product.ts';

const PATHS = new Map<string, string>([
  ...PRODUCTS.map((product) => [definitionOf(product).service, definitionOf(product).pages.base] as const),
  ['resorts', '/booknow/resort'],
]);

/** The products that the agency sells, with their pages, in its own order. */
export function useServiceLinks(): readonly { readonly to: string; readonly label: string }[] {
  const { t } = useTranslation('booking');
  return useRemote()
    .agency.bookingMenu.filter(({ active }) => active)
    .map(({ service }) => ({ to: PATHS.get(service) ?? '/', label: t(`products.${service}`) }));
}
