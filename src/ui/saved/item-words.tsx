import { isolateDirection } from '@livery/contract/content/isolated';
import type { SavedItem } from '@livery/contract/saved/saved-item';
import { priceText } from '@livery/ui/price-text';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { ANY_ORIGIN } from '../../domain/shared/guard-path.ts';
import { usePrices } from '../market/use-prices.ts';
import { useShell } from '../shell-context.tsx';
import styles from './item-words.module.css';
import { useSearchWords } from './search-words.ts';

interface Props {
  readonly item: SavedItem;
  /** Whether the price is from when the item was saved, or last seen. */
  readonly since: 'marked' | 'seen';
}

/** The product, dates and guests of a saved item, and its price then. */
export function ItemWords({ item, since }: Props) {
  const { t } = useTranslation(['shell', 'saved']);
  const values = Object.fromEntries(new URL(item.path, ANY_ORIGIN).searchParams);
  const { facts } = useSearchWords({ product: item.product, values });
  return (
    <div className={styles.words}>
      {[t(`pages.${item.product}`), ...facts].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {item.price !== undefined && <ItemCost price={item.price} since={since} />}
    </div>
  );
}

/** Nothing for visitors who may not see prices, and while the rates of their currency are loading. */
function ItemCost({
  price,
  since,
}: {
  readonly price: NonNullable<SavedItem['price']>;
  readonly since: Props['since'];
}) {
  const { t } = useTranslation(['shell', 'saved']);
  const isShown = useLive(useShell().deals.showsPrices);
  const { pending, display } = usePrices();
  if (!isShown || pending) return null;
  const priceParameters = { price: isolateDirection(priceText(display(price))) };
  return (
    <span>{since === 'marked' ? t('saved:priceMarked', priceParameters) : t('saved:priceSeen', priceParameters)}</span>
  );
}
