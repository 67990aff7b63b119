import { useTranslation } from 'react-i18next';
import { useRemote } from '../../../kit/use-remote.ts';
import { PRODUCTS, SERVICE_OF } from '../product/product.ts';
import { PRODUCT_PAGES } from '../product/product-pages.ts';

const PATHS = new Map<string, string>([
  ...PRODUCTS.map((product) => [SERVICE_OF[product], PRODUCT_PAGES[product].base] as const),
  ['resorts', '/booknow/resort'],
]);

/** What the agency sells and where it is booked, in its own order. */
export function useServiceLinks(): readonly { readonly to: string; readonly label: string }[] {
  const { t } = useTranslation('booking');
  return useRemote()
    .agency.bookingMenu.filter(({ active }) => active)
    .map(({ service }) => ({ to: PATHS.get(service) ?? '/', label: t(`products.${service}`) }));
}
