import { SearchSummary } from '../../kit/search-summary.tsx';
import { useLocation } from '../../kit/use-location.ts';
import { useVoice } from '../../kit/use-voice.ts';
import { SearchForm } from '../search/search-form.tsx';
import { useStay } from '../stay/use-stay.ts';
import { useStayWords } from '../stay/use-stay-words.ts';

/** The search that the results are of, and its form. */
export function SearchBar({ place }: { readonly place: string }) {
  const say = useVoice();
  const { search } = useLocation();
  const words = useStayWords(useStay());
  return (
    <SearchSummary of={[place === '' ? say('search.somewhere') : place, ...words]}>
      {(close) => <SearchForm key={search} onSearch={close} />}
    </SearchSummary>
  );
}
