import { BadgeCheck, CreditCard, Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../kit/cards/card.tsx';
import { SearchPage } from '../../../kit/search/search-page.tsx';
import type { Product } from '../product/product.ts';
import { ProductTabs } from './product-tabs.tsx';
import { SearchForm } from './search-form.tsx';
import { useSearch } from './use-search.ts';

const PROMISES = [
  ['prices', CreditCard],
  ['cancellation', BadgeCheck],
  ['help', Headset],
] as const;

/** Where the booking of a product begins. */
export function SearchScreen({ product }: { readonly product: Product }) {
  const { t } = useTranslation('booking');
  const { start } = useSearch(product);
  return (
    <SearchPage
      title={t(`search.title.${product}`)}
      lead={t(`search.lead.${product}`)}
      above={<ProductTabs />}
      promises={PROMISES.map(([promise, icon]) => ({
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
