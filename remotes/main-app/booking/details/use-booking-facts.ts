import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Offer } from '../offer/offer.ts';
import { useOfferWords } from '../offer/use-offer-words.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What is booked, line by line: when, where and for whom. */
export function useBookingFacts(offer: Offer): readonly Fact[] {
  const say = useVoice();
  const { day, list } = useFormat();
  const { time, party, when, duration } = useOfferWords();
  return linesOf().filter(({ value }) => value !== '');

  function linesOf(): readonly Fact[] {
    switch (offer.product) {
      case 'hotel': {
        const { checkIn, checkOut, nights, rooms, adults, children } = offer.stay;
        return [
          { label: say('search.checkIn'), value: day(checkIn) },
          { label: say('search.checkOut'), value: day(checkOut) },
          {
            label: say('booking.stay'),
            value: list([say('count.nights', { count: nights }), say('count.rooms', { count: rooms })]),
          },
          { label: say('search.guests'), value: party({ adults, children, infants: 0 }) },
        ];
      }
      case 'car':
        return [
          { label: say('search.pickUp'), value: offer.pickUp.name },
          { label: say('search.from'), value: time(offer.pickUp.at) },
          { label: say('search.dropOff'), value: offer.dropOff.name },
          { label: say('search.until'), value: time(offer.dropOff.at) },
          { label: say('facets.supplier'), value: offer.supplier.name },
        ];
      case 'activity':
        return [
          { label: say('search.date'), value: day(offer.date) },
          { label: say('search.destination'), value: offer.place },
          {
            label: say('facts.duration-minutes'),
            value: offer.durationMinutes === null ? '' : duration(offer.durationMinutes),
          },
        ];
      case 'flight':
        return [
          ...offer.legs.flatMap((leg) => [
            { label: `${leg.from} → ${leg.to}`, value: `${time(leg.departure)} – ${leg.arrival.slice(11, 16)}` },
          ]),
          { label: say('facets.airline'), value: offer.airline.name },
          { label: say('search.travellers'), value: party(offer.party) },
        ];
      case 'cruise':
        return [
          { label: say('facets.line'), value: [offer.line, offer.ship].filter((part) => part !== '').join(' · ') },
          { label: say('search.departure'), value: [when(offer), offer.departurePort].filter(Boolean).join(', ') },
          {
            label: say('booking.stay'),
            value: offer.nights === null ? '' : say('count.nights', { count: offer.nights }),
          },
          { label: say('search.travellers'), value: party(offer.party) },
        ];
    }
  }
}
