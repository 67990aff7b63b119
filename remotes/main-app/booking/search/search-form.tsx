import { SearchButton } from '@livery/kit/search/search-button';
import { addressWith, useRemote, useToday } from '@livery/remote';
import { Form, fieldErrors, useForm } from '@livery/remote/forms';
import { type SearchValues } from '@livery/remote/search';
import { useTranslation } from 'react-i18next';
import { custom, pipe } from 'valibot';
import { definitionOf, type Product } from '../product/product.ts';
import { searchOf } from '../product/product-search.ts';
import { searchFieldsOf } from '../product/search-fields.ts';

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
  const form = useForm<SearchValues>({
    values: start,
    schema: pipe(
      custom<SearchValues>(() => true),
      fieldErrors((values) => {
        const problems = searchOf(product).plan.problems(values, { today, agency, defaultGuests });
        return Object.fromEntries(
          Object.entries(problems).map(([name, problem]) => [name, problem && t(`problems.${problem}`)]),
        );
      }),
    ),
    submit(values) {
      onSearch?.();
      navigate(addressWith(definitionOf(product).pages.search, values));
      return undefined;
    },
  });
  const Fields = searchFieldsOf(product);
  return (
    <Form form={form} label={t(`search.title.${product}`)}>
      <Fields form={form} today={today} />
      <SearchButton form={form}>{t(`search.submit.${product}`)}</SearchButton>
    </Form>
  );
}
