import { useState } from 'react';
import type { QueryChanges } from '../../kit/address-with.ts';
import { useFormat } from '../../kit/use-format.ts';
import { useVoice } from '../../kit/use-voice.ts';
import { withLimit } from './deal-filters.ts';
import styles from './filter-panel.module.css';
import type { ResortDeal } from './resort-deal.ts';

interface Props {
  readonly deals: readonly ResortDeal[];
  /** Whole units of the deals' currency; `null` for no limit. */
  readonly most: number | null;
  readonly onChange: (changes: QueryChanges) => void;
}

/** What a night may cost; nothing where all cost the same. It follows the hand, and tells where it was let go. */
export function PriceLimit({ deals, most, onChange }: Props) {
  const say = useVoice();
  const { money } = useFormat();
  const prices = deals.flatMap(({ price }) => (price === null ? [] : [price]));
  const amounts = prices.map(({ amount }) => amount);
  const [lowest, highest] = [Math.ceil(Math.min(...amounts)), Math.ceil(Math.max(...amounts))];
  const value = Math.min(Math.max(most ?? highest, lowest), highest);
  const [held, setHeld] = useState({ from: value, at: value });
  const [first] = prices;
  if (first === undefined || highest - lowest < 2) return null;
  const at = held.from === value ? held.at : value;
  const words = money({ amount: at, currency: first.currency });
  const settle = () => {
    if (at !== value) onChange(withLimit(at >= highest ? null : at, first.currency));
  };
  return (
    <label className={styles.limit}>
      <span className={styles.legend}>{say('filters.price')}</span>
      <span className={styles.soft}>
        {say('filters.most')} <bdi>{words}</bdi>
      </span>
      <input
        type="range"
        min={lowest}
        max={highest}
        value={at}
        aria-valuetext={words}
        onChange={({ target }) => setHeld({ from: value, at: Number(target.value) })}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
    </label>
  );
}
