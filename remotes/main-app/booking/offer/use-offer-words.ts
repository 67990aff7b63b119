import { useMemo } from 'react';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { KNOWN_TAGS } from '../results/known-tags.ts';
import type { Offer, Party } from './offer.ts';

/** How offers are told of, in the visitor's language. */
export interface OfferWords {
  /** The tags that there are words for, in words. */
  tags(codes: readonly string[]): readonly string[];
  /** `2 h 35 min` */
  duration(minutes: number): string;
  /** `2 adults, 1 child` */
  party(party: Party): string;
  /** What a price is for, such as `for 3 nights`. */
  priceNote(offer: Offer): string;
  /** When it is: a day, or the first and the last. */
  when(offer: Offer): string;
  /** `Feb 03, 2026, 11:00` */
  time(at: string): string;
}

export function useOfferWords(): OfferWords {
  const say = useVoice();
  const { day, days, list } = useFormat();
  return useMemo(() => {
    const party = ({ adults, children, infants }: Party) =>
      list([
        say('count.adults', { count: adults }),
        ...(children === 0 ? [] : [say('count.children', { count: children })]),
        ...(infants === 0 ? [] : [say('count.infants', { count: infants })]),
      ]);
    return {
      tags: (codes) => KNOWN_TAGS.filter((code) => codes.includes(code)).map((code) => say(`tags.${code}`)),
      duration(minutes) {
        const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
        if (hours === 0) return say('duration.minutes', { minutes: rest });
        return rest === 0 ? say('duration.hours', { hours }) : say('duration.both', { hours, minutes: rest });
      },
      party,
      priceNote(offer) {
        switch (offer.product) {
          case 'hotel':
            return say('price.nights', { count: offer.stay.nights });
          case 'car':
            return say('price.days', { count: offer.days });
          case 'activity':
            return say('price.person');
          case 'flight':
          case 'cruise':
            return offer.perUnit === 'person' ? say('price.person') : say('price.party', { party: party(offer.party) });
        }
      },
      when(offer) {
        switch (offer.product) {
          case 'hotel':
            return days(offer.stay.checkIn, offer.stay.checkOut);
          case 'car':
            return days(offer.pickUp.at.slice(0, 10), offer.dropOff.at.slice(0, 10));
          case 'activity':
            return day(offer.date);
          case 'flight':
            return days(offer.legs[0]?.departure.slice(0, 10) ?? '', offer.legs[1]?.departure.slice(0, 10) ?? '');
          case 'cruise':
            return day(offer.departure);
        }
      },
      time: (at) => [day(at.slice(0, 10)), at.slice(11, 16)].filter((part) => part !== '').join(', '),
    };
  }, [say, day, days, list]);
}
