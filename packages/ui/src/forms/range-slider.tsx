import { useState } from 'react';
import { WithAria } from '../aria/with-aria.tsx';
import { Histogram } from './histogram.tsx';
import type { Range } from './range.ts';
import styles from './range-slider.module.css';

interface Props {
  /** The accessible names of the two ends. */
  readonly leastLabel: string;
  readonly mostLabel: string;
  readonly value: Range;
  readonly min: number;
  readonly max: number;
  /** How many there are in each of some equal steps from `min` to `max`: bars above it. */
  readonly histogram?: readonly number[];
  /** A value in words, such as a price. */
  readonly inWords: (value: number, end: keyof Range) => string;
  /** Called on release, if the range has changed. */
  readonly onRelease: (range: Range) => void;
}

/** A slider with two ends; what it is about is the label of the `FieldGroup` around it. */
export function RangeSlider({ leastLabel, mostLabel, value, min, max, histogram, inWords, onRelease }: Props) {
  const [drag, setDrag] = useState({ from: value, at: value });
  const isCurrent = drag.from.least === value.least && drag.from.most === value.most;
  // Once the value is another, what was dragged before is over: Back may return to the same value.
  if (!isCurrent) setDrag({ from: value, at: value });
  const at = isCurrent ? drag.at : value;
  const move = (range: Range) => setDrag({ from: value, at: range });
  const release = (range: Range) => {
    if (range.least !== value.least || range.most !== value.most) onRelease(range);
  };
  return (
    <div>
      {histogram !== undefined && <Histogram counts={histogram} min={min} max={max} value={at} />}
      <div className={styles.words}>
        <bdi>{inWords(at.least, 'least')}</bdi>
        <bdi>{inWords(at.most, 'most')}</bdi>
      </div>
      <WithAria native={<div className={styles.native}>{(['least', 'most'] as const).map(nativeEnd)}</div>}>
        {({ AriaRangeSlider }, place) => (
          <AriaRangeSlider
            place={place}
            classes={styles}
            labels={[leastLabel, mostLabel]}
            words={[inWords(at.least, 'least'), inWords(at.most, 'most')]}
            value={at}
            min={min}
            max={max}
            onChange={move}
            onRelease={release}
          />
        )}
      </WithAria>
    </div>
  );

  function nativeEnd(end: 'least' | 'most') {
    return (
      <input
        key={end}
        type="range"
        aria-label={end === 'least' ? leastLabel : mostLabel}
        aria-valuetext={inWords(at[end], end)}
        min={end === 'least' ? min : at.least}
        max={end === 'least' ? at.most : max}
        value={at[end]}
        onChange={({ target }) => move({ ...at, [end]: Number(target.value) })}
        onPointerUp={() => release(at)}
        onKeyUp={() => release(at)}
        onBlur={() => release(at)}
      />
    );
  }
}
