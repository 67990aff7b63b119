import styles from './histogram.module.css';
import type { Range } from './range.ts';

interface Props {
  /** The number of values in each equal step from `min` to `max`. */
  readonly counts: readonly number[];
  readonly min: number;
  readonly max: number;
  /** The chosen range: its steps are in the brand's colour. */
  readonly value: Range;
}

/**
 * The bars above a `RangeSlider`; hidden from screen readers, because the slider's ends and the number of results say
 * enough.
 */
export function Histogram({ counts, min, max, value }: Props) {
  const most = Math.max(1, ...counts);
  const width = (max - min) / counts.length;
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${counts.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {counts.map((count, index) => {
        const [from, to] = [min + index * width, min + (index + 1) * width];
        const isChosen = from < value.most && to > value.least;
        // A step with any values is always visible.
        const height = count === 0 ? 0 : Math.max(0.06, count / most);
        return (
          <rect
            key={from}
            className={styles.bar}
            data-chosen={isChosen ? '' : undefined}
            x={index + 0.08}
            y={1 - height}
            width={0.84}
            height={height}
          />
        );
      })}
    </svg>
  );
}
