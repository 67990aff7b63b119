import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import type { Product } from '../product/product.ts';
import { PRODUCT_PAGES } from '../product/product-pages.ts';
import { useSearch } from '../search/use-search.ts';
import { Results } from './results.tsx';
import { SearchBar } from './search-bar.tsx';
import { UnclearSearch } from './unclear-search.tsx';

/** What was found for the search in the address. */
export function ResultsScreen({ product }: { readonly product: Product }) {
  const { t } = useTranslation('booking');
  const search = useSearch(product);
  const clear = Object.keys(search.problems).length === 0;
  const trail = [{ label: t(`search.title.${product}`), to: PRODUCT_PAGES[product].base }];
  return (
    <Page title={clear ? t(`results.title.${product}`) : t('unclear.title')} above={<Breadcrumbs trail={trail} />}>
      {clear ? (
        <>
          <SearchBar product={product} search={search} />
          <Results product={product} values={search.values} />
        </>
      ) : (
        <UnclearSearch product={product} search={search} />
      )}
    </Page>
  );
}
