import { BadgeCheck, CreditCard, Headset } from 'lucide-react';
import { Card } from '../../../kit/card.tsx';
import { SearchPage } from '../../../kit/search-page.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
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
  const say = useVoice();
  const { start } = useSearch(product);
  return (
    <SearchPage
      title={say(`search.title.${product}`)}
      lead={say(`search.lead.${product}`)}
      above={<ProductTabs />}
      promises={PROMISES.map(([promise, icon]) => ({
        icon,
        title: say(`promises.${promise}.title`),
        text: say(`promises.${promise}.text`),
      }))}
    >
      <Card>
        <SearchForm key={product} product={product} start={start} />
      </Card>
    </SearchPage>
  );
}
