import { SearchPage } from '@livery/kit/search/search-page';
import { TabLinks } from '@livery/remote';
import { Card } from '@livery/ui/card';
import { BadgeCheck, CreditCard, Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../product/product.ts';
import { SearchForm } from './search-form.tsx';
import { useSearch } from './use-search.ts';
import { useServiceLinks } from './use-service-links.ts';

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
