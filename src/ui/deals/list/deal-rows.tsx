import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { rowsOfFour } from '../../../domain/deals/carousel.ts';
import styles from './deal-rows.module.css';
import type { CarouselScroller } from './use-carousel.ts';

/** How many more are shown in one go: little enough work not to be felt. */
const STEP = 40;

/** The beginning of a list, and soon all of it: hundreds of cards never hold up the page. */
function useIncrementalList<T>(all: readonly T[], atOnce: number): readonly T[] {
  const [count, setCount] = useState(atOnce);

  useEffect(() => {
    if (count < all.length) startTransition(() => setCount(count + STEP));
  }, [count, all.length]);

  return all.slice(0, count);
}

interface Props<Deal> {
  readonly deals: readonly Deal[];
  readonly renderCard: (deal: Deal, inFirstRow: boolean) => ReactNode;
  readonly scroller?: CarouselScroller;
}

/** Cards beyond the first row that are there from the start. */
const SHOWN_AT_ONCE = 8;

/** Cards four to a row; on a phone all of them side by side, to be swiped. */
export function DealRows<Deal>({ deals, renderCard, scroller }: Props<Deal>) {
  const { first, rest } = rowsOfFour(deals);
  const following = useIncrementalList(rest, SHOWN_AT_ONCE);
  return (
    <div className={styles.rows} {...scroller}>
      <Row cards={first.map((deal) => renderCard(deal, true))} />
      {following.length > 0 && <Row cards={following.map((deal) => renderCard(deal, false))} />}
    </div>
  );
}

function Row({ cards }: { readonly cards: readonly ReactNode[] }) {
  return (
    <ul className={styles.row}>
      {cards.map((card, index) => (
        <li key={index} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  );
}
