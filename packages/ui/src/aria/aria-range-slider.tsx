import { useLayoutEffect, useRef } from 'react';
import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { Range } from '../forms/range.ts';
import type { AriaPlace } from './aria-place.ts';
import { AriaScope } from './aria-scope.tsx';

type Ends<Value> = readonly [least: Value, most: Value];

interface Props {
  readonly place: AriaPlace;
  readonly classes: Readonly<Record<string, string>>;
  /** The accessible names of the two thumbs. */
  readonly labels: Ends<string>;
  /** Their values in words. */
  readonly words: Ends<string>;
  readonly value: Range;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: Range) => void;
  readonly onRelease: (value: Range) => void;
}

/** The track and the two thumbs of a `RangeSlider`: neither passes the other. */
export function AriaRangeSlider(props: Props) {
  const { place, classes, labels, words, value, min, max, onChange, onRelease } = props;
  return (
    <AriaScope language={place.language}>
      <Slider
        aria-label={labels.join(', ')}
        value={[value.least, value.most]}
        minValue={min}
        maxValue={max}
        onChange={(ends) => onChange(rangeOf(ends))}
        onChangeEnd={(ends) => onRelease(rangeOf(ends))}
      >
        <SliderTrack className={`${classes['track']}`}>
          <div className={classes['bar']}>
            <SliderFill className={`${classes['fill']}`} />
          </div>
          {labels.map((label, index) => (
            <Thumb
              key={label}
              index={index}
              label={label}
              words={`${words[index]}`}
              className={`${classes['thumb']}`}
              onSettled={() => onRelease(value)}
            />
          ))}
        </SliderTrack>
      </Slider>
    </AriaScope>
  );
}

interface ThumbProps {
  readonly index: number;
  readonly label: string;
  readonly words: string;
  readonly className: string;
  /** An assistive technology has changed the value, which is neither dragging nor a key. */
  readonly onSettled: () => void;
}

/**
 * react-aria would say the bare number, and name each end by the names of both: a value in words and the end's own name
 * are set on its input after each change.
 */
function Thumb({ index, label, words, className, onSettled }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    element?.setAttribute('aria-valuetext', words);
    element?.removeAttribute('aria-labelledby');
    element?.addEventListener('change', onSettled);
    return () => element?.removeEventListener('change', onSettled);
  });
  return <SliderThumb index={index} inputRef={input} aria-label={label} className={className} />;
}

function rangeOf([least = 0, most = least]: readonly number[]): Range {
  return { least, most };
}
