import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Offer } from '../offer/offer.ts';
import type { Filters } from './facet.ts';
import styles from './price-range.module.css';

interface Props {
  readonly offers: readonly Offer[];
  readonly filters: Filters;
  readonly onChange: (least: number | null, most: number | null) => void;
}

/** From which price to which: whole US dollars inside, the visitor's currency to look at. */
export function PriceRange({ offers, filters, onChange }: Props) {
  const say = useVoice();
  const totals = offers.map(({ price }) => price.total);
  const [lowest, highest] = [Math.floor(Math.min(...totals)), Math.ceil(Math.max(...totals))];
  if (highest - lowest < 2) return null;
  const least = Math.min(Math.max(filters.least ?? lowest, lowest), highest);
  const most = Math.max(Math.min(filters.most ?? highest, highest), least);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say('facets.price')}</legend>
      <Slider
        label={say('filters.least')}
        value={least}
        min={lowest}
        max={highest}
        onSettle={(value) => tell(Math.min(value, most), most)}
      />
      <Slider
        label={say('filters.most')}
        value={most}
        min={lowest}
        max={highest}
        onSettle={(value) => tell(least, Math.max(value, least))}
      />
    </fieldset>
  );

  function tell(from: number, to: number) {
    onChange(from <= lowest ? null : from, to >= highest ? null : to);
  }
}

interface SliderProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onSettle: (value: number) => void;
}

/** Follows the hand, and tells where it was let go. */
function Slider({ label, value, min, max, onSettle }: SliderProps) {
  const { money } = useFormat();
  const [held, setHeld] = useState({ from: value, at: value });
  const moving = held.from === value ? held.at : value;
  const words = money({ amount: moving, currency: 'USD' });
  const settle = () => {
    if (moving !== value) onSettle(moving);
  };
  return (
    <label className={styles.slider}>
      <span className={styles.words}>
        {label} <bdi>{words}</bdi>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={moving}
        aria-valuetext={words}
        onChange={({ target }) => setHeld({ from: value, at: Number(target.value) })}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
    </label>
  );
}
