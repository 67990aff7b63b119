import type { HeldStay } from '@livery/contract/resorts/resort-hold';
import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { Price } from '@livery/kit/format/price';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { useFormat } from '@livery/remote';
import { type Fact, Facts } from '@livery/ui/facts';
import layout from '@livery/ui/layout.module.css';
import { Picture } from '@livery/ui/picture';
import { SummaryCard } from '@livery/ui/summary-card';
import text from '@livery/ui/text.module.css';
import { useTranslation } from 'react-i18next';
import { countGuests, countNights, freeCancellationEnd } from '../stay/stay.ts';

/** The unit and stay to be booked. */
export function StaySummary({ stay }: { readonly stay: HeldStay }) {
  const { t } = useTranslation('resort');
  const { propertyName, location, image, rates, freeCancellationDays: days } = stay;
  const isFree = useCancellation()(freeCancellationEnd(stay.checkIn, days)).terms === 'free';
  return (
    <SummaryCard heading={t('summary.title')} brief={<Price size="text" price={stay.total} />}>
      <div className={layout.picture}>
        <Picture source={image} width={480} height={200} />
      </div>
      <div>
        <p className={text.strong}>
          <bdi>{propertyName}</bdi>
        </p>
        <p className={text.soft}>
          <bdi>{location}</bdi>
        </p>
      </div>
      <StayFacts stay={stay} />
      {rates !== null && rates.taxesAndFees !== null && <p>{t('summary.included')}</p>}
      {days !== null && isFree && <p>{t('policies.freeCancellation', { count: days })}</p>}
    </SummaryCard>
  );
}

interface FactsProps {
  readonly stay: HeldStay;
  /** Further facts, shown above the total. */
  readonly remainingFacts?: readonly Fact[];
}

/** A stay and its price, with the agency's costs and earnings for users who may see them. */
export function StayFacts({ stay, remainingFacts = [] }: FactsProps) {
  const { t } = useTranslation('resort');
  const { day } = useFormat();
  return (
    <>
      <Facts
        items={[
          { label: t('summary.unit'), value: <bdi>{stay.unit}</bdi> },
          { label: t('stay.checkIn'), value: day(stay.checkIn) },
          { label: t('stay.checkOut'), value: day(stay.checkOut) },
          { label: t('summary.length'), value: t('count.nights', { count: countNights(stay) }) },
          { label: t('summary.guests'), value: t('count.guests', { count: countGuests(stay) }) },
          ...remainingFacts,
          { label: t('summary.total'), value: <Price size="text" price={stay.total} />, strong: true },
        ]}
      />
      {stay.rates !== null && <AgentFigures price={stay.rates} currency={stay.total.currency} />}
    </>
  );
}
