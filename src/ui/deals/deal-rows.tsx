import { type ReactNode, useDeferredValue } from 'react';
import { rowsOfFour } from '../../domain/deals/rows-of-four.ts';
import styles from './deal-rows.module.css';

interface Props<Deal> {
  readonly deals: readonly Deal[];
  readonly renderCard: (deal: Deal, inFirstRow: boolean) => ReactNode;
}

/** How many cards beyond the first row are shown at once; hundreds more follow without holding up the page. */
const SHOWN_AT_ONCE = 8;

/** Cards four to a row; on a phone all of them side by side, to be swiped. */
export function DealRows<Deal>({ deals, renderCard }: Props<Deal>) {
  const { first, rest } = rowsOfFour(deals);
  const following = useDeferredValue(rest, rest.slice(0, SHOWN_AT_ONCE));
  return (
    <div className={styles.rows}>
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
