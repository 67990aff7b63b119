import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/format/use-format.ts';
import { FieldGroup } from '../../../kit/forms/check-box.tsx';
import { Slider } from '../../../kit/forms/slider.tsx';
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
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const totals = offers.map(({ price }) => price.total);
  const [lowest, highest] = [Math.floor(Math.min(...totals)), Math.ceil(Math.max(...totals))];
  if (highest - lowest < 2) return null;
  const least = Math.min(Math.max(filters.least ?? lowest, lowest), highest);
  const most = Math.max(Math.min(filters.most ?? highest, highest), least);
  const ends = { min: lowest, max: highest, inWords: (amount: number) => money({ amount, currency: 'USD' }) };
  return (
    <FieldGroup label={t('facets.price')}>
      <div className={styles.sliders}>
        <Slider
          label={t('filters.least')}
          value={least}
          {...ends}
          onSettle={(value) => tell(Math.min(value, most), most)}
        />
        <Slider
          label={t('filters.most')}
          value={most}
          {...ends}
          onSettle={(value) => tell(least, Math.max(value, least))}
        />
      </div>
    </FieldGroup>
  );

  function tell(from: number, to: number) {
    onChange(from <= lowest ? null : from, to >= highest ? null : to);
  }
}
