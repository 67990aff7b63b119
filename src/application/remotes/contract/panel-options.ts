import { PRODUCTS } from '@livery/contract/agency/products';
import type { SearchPanelOptions } from '@livery/contract/remotes/page-parts';

/** The options of a search panel that a remote gave, without those that the shell doesn't know. */
export function panelOptions(options: SearchPanelOptions | undefined): SearchPanelOptions {
  const product = PRODUCTS.find(({ service }) => service === options?.service);
  return {
    ...(product === undefined ? {} : { service: product.service }),
    form: options?.form === 'summary' ? 'summary' : 'full',
    ...(typeof options?.onSearchAgain === 'function' ? { onSearchAgain: options.onSearchAgain } : {}),
  };
}
