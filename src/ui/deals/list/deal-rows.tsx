import type { PictureLoading } from '@livery/ui/picture';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { rowsOfFour } from '../../../domain/deals/carousel.ts';
import type { DealProduct } from '../../../domain/deals/deal-tab.ts';
import styles from './deal-rows.module.css';
import type { useCarousel } from './use-carousel.ts';

/** The number of cards below the first row that are rendered initially. */
const INITIAL_CARD_COUNT = 8;
/** Cards added per render; small enough not to block input. */
const CARDS_PER_STEP = 40;

interface Props<Deal> {
  readonly product: DealProduct;
  readonly deals: readonly Deal[];
  /** Must always be the same function, otherwise each card would be rendered again. */
  readonly renderCard: (deal: Deal, loading: PictureLoading) => ReactNode;
  readonly scroller?: ReturnType<typeof useCarousel>['scroller'];
}

/**
 * Cards in rows of four; on a phone in one row that scrolls. If there are hundreds, only the first are rendered
 * initially, so that they don't block the page.
 */
export function DealRows<Deal>({ product, deals, renderCard, scroller }: Props<Deal>) {
  const { first, rest } = useMemo(() => rowsOfFour(deals), [deals]);
  const [count, setCount] = useState(INITIAL_CARD_COUNT);
  useEffect(() => {
    if (count < rest.length) startTransition(() => setCount(count + CARDS_PER_STEP));
  }, [count, rest.length]);

  const firstRow = useMemo(
    () => <Row cards={first.map((deal, index) => renderCard(deal, index === 0 ? 'first' : 'eager'))} />,
    [first, renderCard],
  );
  const otherRow = useMemo(
    () => rest.length > 0 && <Row cards={rest.slice(0, count).map((deal) => renderCard(deal, 'lazy'))} />,
    [rest, count, renderCard],
  );

  return (
    <div className={styles.rows} data-product={product} {...scroller}>
      {firstRow}
      {otherRow}
    </div>
  );
}

function Row({ cards }: { readonly cards: readonly ReactNode[] }) {
  return (
    <ul role="list" className={styles.row}>
      {cards.map((card, index) => (
        <li key={index} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  );
}
