import type { ReactNode } from 'react';
import { rowsOfFour } from '../../domain/deals/rows-of-four.ts';
import styles from './deal-rows.module.css';
import type { CarouselScroller } from './use-carousel.ts';
import { useIncrementalList } from './use-incremental-list.ts';

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
