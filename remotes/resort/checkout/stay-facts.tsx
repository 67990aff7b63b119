import { useTranslation } from 'react-i18next';
import { Price } from '../../kit/format/price.tsx';
import { useFormat } from '../../kit/format/use-format.ts';
import { Facts } from '../../kit/layout/facts.tsx';
import { guestsOf, nightsOf } from '../stay/stay.ts';
import type { HeldStay } from './hold.ts';

/** A stay, and what it costs. */
export function StayFacts({ stay }: { readonly stay: HeldStay }) {
  const { t } = useTranslation('resort');
  const { day } = useFormat();
  return (
    <Facts
      of={[
        { label: t('summary.unit'), value: <bdi>{stay.unit}</bdi> },
        { label: t('stay.checkIn'), value: day(stay.checkIn) },
        { label: t('stay.checkOut'), value: day(stay.checkOut) },
        { label: t('summary.length'), value: t('count.nights', { count: nightsOf(stay) }) },
        { label: t('summary.guests'), value: t('count.guests', { count: guestsOf(stay) }) },
        { label: t('summary.total'), value: <Price size="text" price={stay.total} />, strong: true },
      ]}
    />
  );
}
