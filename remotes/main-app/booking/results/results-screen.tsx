import { useTranslation } from 'react-i18next';
import { Card } from '../../../kit/cards/card.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { SearchSummary } from '../../../kit/search/search-summary.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import type { Product } from '../product/product.ts';
import { PRODUCT_PAGES } from '../product/product-pages.ts';
import type { ParsedSearch } from '../search/read-search.ts';
import { SearchForm } from '../search/search-form.tsx';
import { useSearch } from '../search/search-screen.tsx';
import { useSearchSummary } from '../search/use-search-summary.ts';
import { Results } from './results.tsx';

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

/** The search that the results are of, and its form. */
function SearchBar({ product, search }: { readonly product: Product; readonly search: ParsedSearch }) {
  const summary = useSearchSummary(product, search.values);
  return (
    <SearchSummary of={summary}>
      {(close) => <SearchForm product={product} start={search.start} onSearch={close} />}
    </SearchSummary>
  );
}

/** A search with problems: lists them, above a form with its valid values. */
function UnclearSearch({ product, search }: { readonly product: Product; readonly search: ParsedSearch }) {
  const { t } = useTranslation('booking');
  const problems = [...new Set(Object.values(search.problems))];
  return (
    <>
      <Notice tone="warning">
        <p>{t('unclear.hint')}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{t(`problems.${problem}`)}</li>
          ))}
        </ul>
      </Notice>
      <Card>
        <SearchForm product={product} start={search.start} />
      </Card>
    </>
  );
}
