import { useTranslation } from 'react-i18next';
import { useLocation } from '../../kit/navigation/use-location.ts';
import { SearchSummary } from '../../kit/search/search-summary.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { useStay } from '../stay/use-stay.ts';
import { useStayWords } from '../stay/use-stay-words.ts';

/** The search that the results are of, and its form. */
export function SearchBar({ place }: { readonly place: string }) {
  const { t } = useTranslation('resort');
  const { search } = useLocation();
  const words = useStayWords(useStay());
  return (
    <SearchSummary of={[place === '' ? t('search.somewhere') : place, ...words]}>
      {(close) => <SearchForm key={search} onSearch={close} />}
    </SearchSummary>
  );
}
