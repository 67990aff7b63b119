import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Facts } from '../../../kit/layout/facts.tsx';
import type { Offer } from '../offer/offer.ts';
import { useOfferTexts } from '../offer/use-offer-texts.ts';

/** The facts of a booking: when, where, for whom, and the chosen option. */
export function BookingFacts({ offer, choice }: { readonly offer: Offer; readonly choice?: string | undefined }) {
  const { t } = useTranslation('booking');
  const { day, list } = useFormat();
  const { time, party, when, duration } = useOfferTexts();
  const lines = [...linesOf(), { label: t('booking.choice'), value: choice ?? '' }];
  return <Facts items={lines.filter(({ value }) => value !== '')} />;

  function linesOf(): readonly { readonly label: string; readonly value: string }[] {
    switch (offer.product) {
      case 'hotel': {
        const { checkIn, checkOut, nights, rooms, adults, children } = offer.stay;
        return [
          { label: t('search.checkIn'), value: day(checkIn) },
          { label: t('search.checkOut'), value: day(checkOut) },
          {
            label: t('booking.stay'),
            value: list([t('count.nights', { count: nights }), t('count.rooms', { count: rooms })]),
          },
          { label: t('search.guests'), value: party({ adults, children, infants: 0 }) },
        ];
      }
      case 'car':
        return [
          { label: t('search.pickUp'), value: offer.pickUp.name },
          { label: t('search.from'), value: time(offer.pickUp.at) },
          { label: t('search.dropOff'), value: offer.dropOff.name },
          { label: t('search.until'), value: time(offer.dropOff.at) },
          { label: t('facets.supplier'), value: offer.supplier.name },
        ];
      case 'activity':
        return [
          { label: t('search.date'), value: day(offer.date) },
          { label: t('search.destination'), value: offer.place },
          {
            label: t('facts.duration-minutes'),
            value: offer.durationMinutes === null ? '' : duration(offer.durationMinutes),
          },
        ];
      case 'flight':
        return [
          ...offer.legs.flatMap((leg) => [
            { label: `${leg.from} → ${leg.to}`, value: `${time(leg.departure)} – ${leg.arrival.slice(11, 16)}` },
          ]),
          { label: t('facets.airline'), value: offer.airline.name },
          { label: t('search.travellers'), value: party(offer.party) },
        ];
      case 'cruise':
        return [
          { label: t('facets.line'), value: [offer.line, offer.ship].filter((part) => part !== '').join(' · ') },
          { label: t('search.departure'), value: [when(offer), offer.departurePort].filter(Boolean).join(', ') },
          {
            label: t('booking.stay'),
            value: offer.nights === null ? '' : t('count.nights', { count: offer.nights }),
          },
          { label: t('search.travellers'), value: party(offer.party) },
        ];
    }
  }
}
