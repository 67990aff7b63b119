import { BadgeCheck, CreditCard, Headset } from 'lucide-react';
import { Card } from '../../../kit/card.tsx';
import { Page } from '../../../kit/page.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Product } from '../product/product.ts';
import { ProductTabs } from './product-tabs.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-screen.module.css';
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
    <div className={styles.hero}>
      <Page title={say(`search.title.${product}`)} lead={say(`search.lead.${product}`)} above={<ProductTabs />}>
        <Card>
          <SearchForm key={product} product={product} start={start} />
        </Card>
        <ul className={styles.promises}>
          {PROMISES.map(([promise, Icon]) => (
            <li key={promise} className={styles.promise}>
              <Icon size={22} aria-hidden="true" />
              <div>
                <h2 className={styles.heading}>{say(`promises.${promise}.title`)}</h2>
                <p>{say(`promises.${promise}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Page>
    </div>
  );
}
