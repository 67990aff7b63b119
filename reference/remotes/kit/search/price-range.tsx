import { useFormat } from '@livery/remote';
import { FieldGroup } from '@livery/ui/check-box';
import { histogramCounts } from '@livery/ui/histogram-of';
import { RangeSlider } from '@livery/ui/range-slider';
import styles from './price-range.module.css';

interface Props {
  readonly label: string;
  readonly leastLabel: string;
  readonly mostLabel: string;
  /** The names of the two ends in a form, for pages without JavaScript. */
  readonly names: { readonly least: string; readonly most: string };
  /** The prices of all results, and of those that match the other filters, in this currency. */
  readonly prices: readonly number[];
  readonly matching: readonly number[];
  readonly currency: string;
  readonly value: { readonly least: number | null; readonly most: number | null };
  /** `null` for an end that excludes nothing. */
  readonly onChange: (least: number | null, most: number | null) => void;
}

/** Bars of the histogram. */
const HISTOGRAM_BARS = 24;

/** A price range in whole units; nothing if all prices are about equal. */
export function PriceRange(props: Props) {
  const { label, leastLabel, mostLabel, names, prices, matching, currency, value, onChange } = props;
  const { whole } = useFormat();
  const [lowest, highest] = [Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))];
  if (highest - lowest < 2) return null;
  const least = Math.min(Math.max(value.least ?? lowest, lowest), highest);
  const most = Math.max(Math.min(value.most ?? highest, highest), least);
  return (
    <FieldGroup label={label}>
      <div className={styles.slider}>
        <RangeSlider
          leastLabel={leastLabel}
          mostLabel={mostLabel}
          value={{ least, most }}
          min={lowest}
          max={highest}
          histogram={histogramCounts(matching, lowest, highest, HISTOGRAM_BARS)}
          inWords={(amount, end) => whole({ amount, currency }, end === 'least' ? 'floor' : 'ceil')}
          onRelease={(range) =>
            onChange(range.least <= lowest ? null : range.least, range.most >= highest ? null : range.most)
          }
        />
      </div>
      <div className={styles.fields}>
        <Limit label={leastLabel} name={names.least} {...{ currency }} value={value.least} nearest={lowest} />
        <Limit label={mostLabel} name={names.most} {...{ currency }} value={value.most} nearest={highest} />
      </div>
    </FieldGroup>
  );
}

interface LimitProps extends Pick<Props, 'label' | 'currency'> {
  readonly name: string;
  readonly value: number | null;
  /** The limit that excludes nothing. */
  readonly nearest: number;
}

/** For pages without JavaScript: an end of the range. */
function Limit({ label, currency, name, value, nearest }: LimitProps) {
  return (
    <label>
      <span>{`${label} (${currency})`}</span>
      <input type="number" name={name} min={0} defaultValue={value ?? ''} placeholder={`${nearest}`} />
    </label>
  );
}
