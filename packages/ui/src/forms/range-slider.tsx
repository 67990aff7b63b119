import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** The number of values in each of several equal steps from `min` to `max`: bars above the slider. */
  readonly histogram?: readonly number[];
  /** Formats a value, such as a price. */
  readonly inWords: (value: number, end: keyof Range) => string;
  /** Called on release, if the range has changed. */
  readonly onRelease: (range: Range) => void;
}

/**
 * A slider with two ends, neither of which passes the other; the label is that of the `FieldGroup` around it. Each end
 * is a native range input; both are on one line.
 */
export function RangeSlider({ leastLabel, mostLabel, value, min, max, histogram, inWords, onRelease }: Props) {
  const [drag, setDrag] = useState({ from: value, at: value });
  const isCurrent = drag.from.least === value.least && drag.from.most === value.most;
  // A new value ends the earlier drag: Back may return to the same value.
  if (!isCurrent) setDrag({ from: value, at: value });
  const at = isCurrent ? drag.at : value;
  const line = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent(() => release(at));
  const move = useEffectEvent(moveNearest);

  // React's `onChange` is called on every move; the native event only on release, by mouse, touch or keyboard.
  useEffect(() => {
    const element = line.current;
    const onSettled = () => settle();
    const onClick = (event: MouseEvent) => element !== null && move(event, element);
    element?.addEventListener('change', onSettled);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('change', onSettled);
      element?.removeEventListener('click', onClick);
    };
  }, []);

  const share = (amount: number) => (max > min ? (amount - min) / (max - min) : 0);
  const fill = { '--from': share(at.least), '--to': share(at.most) } as CSSProperties;
  return (
    <div>
      {histogram !== undefined && <Histogram counts={histogram} min={min} max={max} value={at} />}
      <div className={styles.words}>
        <bdi>{inWords(at.least, 'least')}</bdi>
        <bdi>{inWords(at.most, 'most')}</bdi>
      </div>
      <div ref={line} className={styles.line} style={fill}>
        <div className={styles.bar} />
        <div className={styles.fill} />
        {endOf('least', leastLabel)}
        {endOf('most', mostLabel)}
      </div>
    </div>
  );

  function endOf(end: keyof Range, label: string) {
    return (
      <input
        type="range"
        aria-label={label}
        aria-valuetext={inWords(at[end], end)}
        min={min}
        max={max}
        value={at[end]}
        // If both ends are at the same end of the line, the one that can still move is on top.
        data-above={end === 'least' && share(at.least) > 0.5 ? '' : undefined}
        onChange={({ target }) => setDrag({ from: value, at: moved(end, Number(target.value)) })}
      />
    );
  }

  function moved(end: keyof Range, to: number): Range {
    return end === 'least' ? { ...at, least: Math.min(to, at.most) } : { ...at, most: Math.max(to, at.least) };
  }

  function release(range: Range): void {
    if (range.least !== value.least || range.most !== value.most) onRelease(range);
  }

  /** A click next to the ends moves the nearer one there. */
  function moveNearest({ target, clientX }: MouseEvent, element: HTMLElement): void {
    if (target instanceof HTMLInputElement) return;
    const { left, width } = element.getBoundingClientRect();
    const fromLeft = (clientX - left) / width;
    const isMirrored = getComputedStyle(element).direction === 'rtl';
    const to = Math.round(min + (isMirrored ? 1 - fromLeft : fromLeft) * (max - min));
    release(moved(Math.abs(to - at.least) < Math.abs(to - at.most) ? 'least' : 'most', to));
  }
}
