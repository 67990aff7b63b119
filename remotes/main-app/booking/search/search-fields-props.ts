import type { FormState } from '../../../kit/forms/use-form.ts';
import type { SearchValues } from '../product/search-plan.ts';

/** What the fields of a product's search are handed. */
export interface SearchFieldsProps {
  readonly form: FormState<SearchValues>;
  readonly today: Temporal.PlainDate;
}
