import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/format/days.ts';
import { Form } from '../../../kit/forms/form.tsx';
import { type Rule, useForm } from '../../../kit/forms/use-form.ts';
import { addressWith } from '../../../kit/navigation/address-query.ts';
import { SearchButton } from '../../../kit/search/search-button.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Product } from '../product/product.ts';
import { PRODUCT_PAGES } from '../product/product-pages.ts';
import type { SearchValues } from '../product/search-plan.ts';
import { ActivityFields } from './activity-fields.tsx';
import { CarFields } from './car-fields.tsx';
import { CruiseFields } from './cruise-fields.tsx';
import { FlightFields } from './flight-fields.tsx';
import { HotelFields } from './hotel-fields.tsx';
import type { SearchFieldsProps } from './search-fields-props.ts';
import { SEARCH_PLANS } from './search-plans.ts';

const FIELDS = {
  hotel: HotelFields,
  car: CarFields,
  activity: ActivityFields,
  flight: FlightFields,
  cruise: CruiseFields,
} satisfies Record<Product, (props: SearchFieldsProps) => unknown>;

interface Props {
  readonly product: Product;
  readonly start: SearchValues;
  /** Called before navigating to the results. */
  readonly onSearch?: () => void;
}

/** The search form; submitting it navigates to the results. */
export function SearchForm({ product, start, onSearch }: Props) {
  const { t } = useTranslation('booking');
  const { navigate, agency, defaultGuests } = useRemote();
  const today = useToday();
  const rule =
    (name: string): Rule<string, SearchValues> =>
    (_, values) => {
      const problem = SEARCH_PLANS[product].problems(values, { today, agency, defaultGuests })[name];
      return problem === undefined ? undefined : t(`problems.${problem}`);
    };
  const form = useForm<SearchValues>({
    values: start,
    rules: Object.fromEntries(Object.keys(start).map((name) => [name, rule(name)])),
    submit(values) {
      onSearch?.();
      navigate(addressWith(PRODUCT_PAGES[product].search, values));
      return undefined;
    },
  });
  const Fields = FIELDS[product];
  return (
    <Form form={form} label={t(`search.title.${product}`)}>
      <Fields form={form} today={today} />
      <SearchButton form={form}>{t(`search.submit.${product}`)}</SearchButton>
    </Form>
  );
}
