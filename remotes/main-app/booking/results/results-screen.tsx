import { Breadcrumbs, bookingTrail, Page } from '@livery/remote';
import type { ParsedSearch } from '@livery/remote/search';
import { Card } from '@livery/ui/card';
import { Notice } from '@livery/ui/notice';
import { useTranslation } from 'react-i18next';
import { Lazy } from '../../lazy.tsx';
import { definitionOf, type Product } from '../product/product.ts';
import { searchForm } from '../search/lazy-search-form.ts';
import { useSearch } from '../search/use-search.ts';
import { foundOffers } from './lazy-found-offers.ts';

/** The results of the search in the address. */
export function ResultsScreen({ product }: { readonly product: Product }) {
  const { t } = useTranslation('booking');
  const search = useSearch(product);
  const clear = Object.keys(search.problems).length === 0;
  const base = { label: t(`search.title.${product}`), to: definitionOf(product).pages.base };
  return (
    <Page
      title={clear ? t(`results.title.${product}`) : t('unclear.title')}
      above={<Breadcrumbs trail={bookingTrail('search', { base })} />}
    >
      {clear ? (
        <Lazy load={foundOffers}>{({ FoundOffers }) => <FoundOffers product={product} search={search} />}</Lazy>
      ) : (
        <InvalidSearch product={product} search={search} />
      )}
    </Page>
  );
}

/** An invalid search: lists its problems, above a form with its valid values. */
function InvalidSearch({ product, search }: { readonly product: Product; readonly search: ParsedSearch }) {
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
        <Lazy load={searchForm}>{({ SearchForm }) => <SearchForm product={product} start={search.start} />}</Lazy>
      </Card>
    </>
  );
}
