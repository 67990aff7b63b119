import { useState } from 'react';
import text from '../format/text.module.css';
import styles from './slider.module.css';

interface Props {
  /** The label above it, if it isn't in a `FieldGroup`. */
  readonly heading?: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Formats a value, such as a price. */
  readonly inWords: (value: number) => string;
  /** Called on release, if the value has changed. */
  readonly onRelease: (value: number) => void;
}

/**
 * A range input that reports its value on release. It is the native element: arrow keys, Page Up, Page Down, Home and
 * End move it, it is mirrored in right-to-left pages, and `inWords` formats the text that is read out. For two values
 * on one line, use `RangeSlider`.
 */
export function Slider({ heading, label, value, min, max, inWords, onRelease }: Props) {
  const [drag, setDrag] = useState({ from: value, at: value });
  const position = drag.from === value ? drag.at : value;
  const words = inWords(position);
  const settle = () => {
    if (position !== value) onRelease(position);
  };
  return (
    <label className={styles.slider}>
      {heading !== undefined && <span className={text.strong}>{heading}</span>}
      <span className={styles.words}>
        <span>{label}</span> <bdi>{words}</bdi>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={position}
        aria-valuetext={words}
        onChange={({ target }) => setDrag({ from: value, at: Number(target.value) })}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
    </label>
  );
}
