import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format/use-format.ts';
import { Slider } from '../../kit/forms/slider.tsx';
import type { QueryChanges } from '../../kit/navigation/address-query.ts';
import { withLimit } from './deal-filters.ts';
import type { ResortDeal } from './resort-deal.ts';

interface Props {
  readonly deals: readonly ResortDeal[];
  /** Whole units of the deals' currency; `null` for no limit. */
  readonly most: number | null;
  readonly onChange: (changes: QueryChanges) => void;
}

/** What a night may cost; nothing where all cost the same. */
export function PriceLimit({ deals, most, onChange }: Props) {
  const { t } = useTranslation('resort');
  const { money } = useFormat();
  const prices = deals.flatMap(({ price }) => (price === null ? [] : [price]));
  const amounts = prices.map(({ amount }) => amount);
  const [lowest, highest] = [Math.ceil(Math.min(...amounts)), Math.ceil(Math.max(...amounts))];
  const [first] = prices;
  if (first === undefined || highest - lowest < 2) return null;
  const { currency } = first;
  return (
    <Slider
      heading={t('filters.price')}
      label={t('filters.most')}
      value={Math.min(Math.max(most ?? highest, lowest), highest)}
      min={lowest}
      max={highest}
      inWords={(amount) => money({ amount, currency })}
      onSettle={(value) => onChange(withLimit(value >= highest ? null : value, currency))}
    />
  );
}
