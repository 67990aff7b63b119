import { SearchPage } from '@livery/kit/search/search-page';
import { SearchPanel } from '@livery/remote';
import { BadgeCheck, CreditCard, Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../offer/offer.ts';
import { productDefinition } from '../product/product.ts';

const BOOKING_REASONS = [
  ['prices', CreditCard],
  ['cancellation', BadgeCheck],
  ['help', Headset],
] as const;

/** The first page of booking a product. */
export function SearchScreen({ product }: { readonly product: Product }) {
  const { t } = useTranslation('booking');
  return (
    <SearchPage
      title={t(`search.title.${product}`)}
      lead={t(`search.lead.${product}`)}
      promises={BOOKING_REASONS.map(([promise, icon]) => ({
        icon,
        title: t(`promises.${promise}.title`),
        text: t(`promises.${promise}.text`),
      }))}
    >
      <SearchPanel service={productDefinition(product).service} />
    </SearchPage>
  );
}
