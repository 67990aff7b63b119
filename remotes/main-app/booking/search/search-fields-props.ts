import type { FormState } from '../../../kit/forms/use-form.ts';
import type { SearchValues } from '../product/search-plan.ts';

/** The props of a product's search fields. */
export interface SearchFieldsProps {
  readonly form: FormState<SearchValues>;
  readonly today: Temporal.PlainDate;
}
