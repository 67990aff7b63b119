import { useTranslation } from 'react-i18next';
import { Card } from '../../../kit/cards/card.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import type { Product } from '../product/product.ts';
import type { TheSearch } from '../search/read-search.ts';
import { SearchForm } from '../search/search-form.tsx';

interface Props {
  readonly product: Product;
  readonly search: TheSearch;
}

/** An address that says too little, or what can't be: what it lacks, and a form with what it says. */
export function UnclearSearch({ product, search }: Props) {
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
