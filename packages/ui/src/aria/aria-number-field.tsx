import { Minus, Plus } from 'lucide-react';
import { Button, Group, Input, NumberField } from 'react-aria-components/NumberField';
import type { AriaPlace } from './aria-place.ts';
import { AriaScope } from './aria-scope.tsx';

interface Props {
  readonly place: AriaPlace;
  readonly classes: Readonly<Record<string, string>>;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  /** The accessible names of the buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** @param value `NaN` if the field was emptied */
  readonly onChange: (value: number) => void;
}

/** The number of a `NumberField` between its buttons. */
export function AriaNumberField(props: Props) {
  const { place, classes, labelledBy, describedBy, fewer, more, value, min, max, onChange } = props;
  return (
    <AriaScope language={place.language}>
      <NumberField
        aria-labelledby={labelledBy}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        value={value}
        minValue={min}
        maxValue={max}
        onChange={onChange}
        isWheelDisabled
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The native field before it had the focus.
        autoFocus={place.autoFocus}
      >
        <Group className={`${classes['count']}`} aria-labelledby={labelledBy}>
          <Button slot="decrement" className={`${classes['button']}`} aria-label={fewer}>
            <Minus size={20} aria-hidden="true" />
          </Button>
          <Input className={`${classes['value']}`} />
          <Button slot="increment" className={`${classes['button']}`} aria-label={more}>
            <Plus size={20} aria-hidden="true" />
          </Button>
        </Group>
      </NumberField>
    </AriaScope>
  );
}
