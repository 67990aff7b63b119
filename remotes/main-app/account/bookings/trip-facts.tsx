import { useTranslation } from 'react-i18next';
import { Price } from '../../../kit/format/price.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Facts } from '../../../kit/layout/facts.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { agentFigures } from '../../booking/offer/price-rules.ts';
import type { Trip } from './trip-wire.ts';

/** The facts of a booking. */
export function TripFacts({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation('account');
  const { day, days, list } = useFormat();
  const { profile, showsPrices } = useLive(useRemote().session);
  const figures = showsPrices && trip.offerPrice !== null ? agentFigures(trip.offerPrice, profile) : null;
  const lines = [
    { label: t('trip.reference'), value: trip.referenceNumber },
    { label: t('trip.product'), value: t(`product.${trip.product}`) },
    { label: t('trip.when'), value: days(trip.start, trip.end) },
    { label: t('trip.where'), value: trip.place },
    { label: t('trip.choice'), value: trip.choice },
    { label: t('trip.travellers'), value: list(trip.travellers) },
    { label: t('trip.contact'), value: trip.email },
    { label: t('trip.bookedOn'), value: day(trip.bookedOn) },
    { label: t('trip.bookedBy'), value: profile?.isTravelAgent === true ? trip.bookedBy : '' },
  ];
  return (
    <Facts
      of={[
        ...lines.filter(({ value }) => value !== '').map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> })),
        ...(figures === null ? [] : [{ label: t('trip.wholesale'), value: dollars(figures.wholesale) }]),
        ...(figures === null || figures.markup === null
          ? []
          : [{ label: t('trip.markup'), value: dollars(figures.markup) }]),
        { label: t('trip.total'), value: <Price size="text" price={trip.price} />, strong: true },
      ]}
    />
  );
}

function dollars(amount: number) {
  return <Price size="text" price={{ amount, currency: 'USD' }} />;
}
