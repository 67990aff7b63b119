import { addressWith, useRemote, useToday } from '@livery/remote';
import { parseSearch, type SearchNeeds } from '@livery/remote/search';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { productDefinition } from '../../booking/product/product.ts';
import { productSearch } from '../../booking/product/product-search.ts';
import type { LoggedSearch } from './logged-search-wire.ts';

/** A link to the results of a search; once its days have passed, to its form. */
export function RepeatLink({ search }: { readonly search: LoggedSearch }) {
  const { t } = useTranslation('account');
  const { agency, defaultGuests } = useRemote();
  const { to, possible } = repeatSearch(search, { today: useToday(), agency, defaultGuests });
  return <Link to={to}>{t(possible ? 'searches.repeat' : 'searches.otherDays')}</Link>;
}

interface RepeatedSearch {
  /** The results; if the search is no longer valid, the form with its valid values. */
  readonly to: string;
  readonly possible: boolean;
}

/** The address that repeats a search. */
export function repeatSearch(search: LoggedSearch, needs: SearchNeeds): RepeatedSearch {
  const { product } = search;
  const { plan, searchAgain } = productSearch(product);
  const values = searchAgain(search);
  const { problems } = parseSearch(plan, (name) => values[name] ?? '', needs);
  const possible = Object.keys(problems).length === 0;
  return { possible, to: addressWith(productDefinition(product).pages[possible ? 'search' : 'base'], values) };
}
