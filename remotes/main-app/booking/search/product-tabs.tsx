import { TabLinks } from '../../../kit/tab-links.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { PRODUCTS, SERVICE_OF } from '../product/product.ts';
import { PRODUCT_PAGES } from '../product/product-pages.ts';

const PATHS = new Map<string, string>([
  ...PRODUCTS.map((product) => [SERVICE_OF[product], PRODUCT_PAGES[product].base] as const),
  ['resorts', '/booknow/resort'],
]);

/** What else the agency sells, in its own order. */
export function ProductTabs() {
  const say = useVoice();
  const { agency } = useRemote();
  const links = agency.bookingMenu
    .filter(({ active }) => active)
    .map(({ service }) => ({ to: PATHS.get(service) ?? '/', label: say(`products.${service}`) }));
  return links.length < 2 ? null : <TabLinks label={say('products.label')} links={links} />;
}
