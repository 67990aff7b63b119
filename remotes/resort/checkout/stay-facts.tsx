import { Facts } from '../../kit/facts.tsx';
import { Price } from '../../kit/price.tsx';
import { useFormat } from '../../kit/use-format.ts';
import { useVoice } from '../../kit/use-voice.ts';
import { guestsOf, nightsOf } from '../stay/stay.ts';
import type { HeldStay } from './hold.ts';

/** A stay, and what it costs. */
export function StayFacts({ stay }: { readonly stay: HeldStay }) {
  const say = useVoice();
  const { day } = useFormat();
  return (
    <Facts
      of={[
        { label: say('summary.unit'), value: <bdi>{stay.unit}</bdi> },
        { label: say('stay.checkIn'), value: day(stay.checkIn) },
        { label: say('stay.checkOut'), value: day(stay.checkOut) },
        { label: say('summary.length'), value: say('count.nights', { count: nightsOf(stay) }) },
        { label: say('summary.guests'), value: say('count.guests', { count: guestsOf(stay) }) },
        { label: say('summary.total'), value: <Price size="text" price={stay.total} />, strong: true },
      ]}
    />
  );
}
