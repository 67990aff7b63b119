import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { PRODUCTS, SERVICE_OF } from '../product/product.ts';
import { PRODUCT_PAGES } from '../product/product-pages.ts';

const PATHS = new Map<string, string>([
  ...PRODUCTS.map((product) => [SERVICE_OF[product], PRODUCT_PAGES[product].base] as const),
  ['resorts', '/booknow/resort'],
]);

/** What the agency sells and where it is booked, in its own order. */
export function useServiceLinks(): readonly { readonly to: string; readonly label: string }[] {
  const say = useVoice();
  return useRemote()
    .agency.bookingMenu.filter(({ active }) => active)
    .map(({ service }) => ({ to: PATHS.get(service) ?? '/', label: say(`products.${service}`) }));
}
