import { Facts } from '../../../kit/facts.tsx';
import { Price } from '../../../kit/price.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { agentFigures } from './agent-figures.ts';
import type { Trip } from './trip.ts';
import { useSpan } from './use-span.ts';

/** What there is to know of a booking, line by line. */
export function TripFacts({ trip }: { readonly trip: Trip }) {
  const say = useVoice();
  const span = useSpan();
  const { day, list } = useFormat();
  const { profile, showsPrices } = useLive(useRemote().session);
  const figures = showsPrices && trip.offerPrice !== null ? agentFigures(trip.offerPrice, profile) : null;
  const lines = [
    { label: say('trip.reference'), value: trip.referenceNumber },
    { label: say('trip.product'), value: say(`product.${trip.product}`) },
    { label: say('trip.when'), value: span(trip) },
    { label: say('trip.where'), value: trip.place },
    { label: say('trip.choice'), value: trip.choice },
    { label: say('trip.travellers'), value: list(trip.travellers) },
    { label: say('trip.contact'), value: trip.email },
    { label: say('trip.bookedOn'), value: day(trip.bookedOn) },
    { label: say('trip.bookedBy'), value: profile?.isTravelAgent === true ? trip.bookedBy : '' },
  ];
  return (
    <Facts
      of={[
        ...lines.filter(({ value }) => value !== '').map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> })),
        ...(figures === null ? [] : [{ label: say('trip.wholesale'), value: dollars(figures.wholesale) }]),
        ...(figures === null || figures.markup === null
          ? []
          : [{ label: say('trip.markup'), value: dollars(figures.markup) }]),
        { label: say('trip.total'), value: <Price size="text" price={trip.price} />, strong: true },
      ]}
    />
  );
}

function dollars(amount: number) {
  return <Price size="text" price={{ amount, currency: 'USD' }} />;
}
