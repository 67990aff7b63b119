import { SearchButton } from '@livery/kit/search/search-button';
import { SearchPage } from '@livery/kit/search/search-page';
import { addressWith, Form, type Rule, TabLinks, useAddressQuery, useForm, useRemote, useToday } from '@livery/remote';
import { Card } from '@livery/ui/card';
import { BadgeCheck, CreditCard, Headset } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { definitionOf, type Product } from '../product/product.ts';
import { viewOf } from '../product/product-view.ts';
import type { SearchValues } from '../product/search-plan.ts';
import { useServiceLinks } from './not-offered.tsx';
import { type ParsedSearch, readSearch } from './read-search.ts';

const REASONS = [
  ['prices', CreditCard],
  ['cancellation', BadgeCheck],
  ['help', Headset],
] as const;

/** The first page of booking a product. */
export function SearchScreen({ product }: { readonly product: Product }) {
  const { t } = useTranslation('booking');
  const { start } = useSearch(product);
  return (
    <SearchPage
      title={t(`search.title.${product}`)}
      lead={t(`search.lead.${product}`)}
      above={<ProductTabs />}
      promises={REASONS.map(([promise, icon]) => ({
        icon,
        title: t(`promises.${promise}.title`),
        text: t(`promises.${promise}.text`),
      }))}
    >
      <Card>
        <SearchForm key={product} product={product} start={start} />
      </Card>
    </SearchPage>
  );
}

/** Links to the agency's other products, in its own order. */
function ProductTabs() {
  const { t } = useTranslation('booking');
  const links = useServiceLinks();
  return links.length < 2 ? null : <TabLinks label={t('products.label')} links={links} />;
}

/** The search of a product, read from the address. */
export function useSearch(product: Product): ParsedSearch {
  const { agency, defaultGuests } = useRemote();
  const { read } = useAddressQuery();
  const today = useToday();
  return useMemo(
    () => readSearch(definitionOf(product).search, read, { today, agency, defaultGuests }),
    [product, read, today, agency, defaultGuests],
  );
}

interface SearchFormProps {
  readonly product: Product;
  readonly start: SearchValues;
  /** Called before navigating to the results. */
  readonly onSearch?: () => void;
}

/** The search form; submitting it navigates to the results. */
export function SearchForm({ product, start, onSearch }: SearchFormProps) {
  const { t } = useTranslation('booking');
  const { navigate, agency, defaultGuests } = useRemote();
  const today = useToday();
  const rule =
    (name: string): Rule<string, SearchValues> =>
    (_, values) => {
      const problem = definitionOf(product).search.problems(values, { today, agency, defaultGuests })[name];
      return problem === undefined ? undefined : t(`problems.${problem}`);
    };
  const form = useForm<SearchValues>({
    values: start,
    rules: Object.fromEntries(Object.keys(start).map((name) => [name, rule(name)])),
    submit(values) {
      onSearch?.();
      navigate(addressWith(definitionOf(product).pages.search, values));
      return undefined;
    },
  });
  const { Fields } = viewOf(product);
  return (
    <Form form={form} label={t(`search.title.${product}`)}>
      <Fields form={form} today={today} />
      <SearchButton form={form}>{t(`search.submit.${product}`)}</SearchButton>
    </Form>
  );
}
