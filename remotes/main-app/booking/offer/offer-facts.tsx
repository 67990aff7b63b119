import type { LucideIcon } from 'lucide-react';
import {
  Anchor,
  BedDouble,
  Briefcase,
  CalendarDays,
  Clock,
  Cog,
  DoorOpen,
  Fuel,
  MapPin,
  Ship,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../kit/use-format.ts';
import { type Say, useVoice } from '../../../kit/use-voice.ts';
import type { Offer } from './offer.ts';
import styles from './offer-facts.module.css';
import { type OfferWords, useOfferWords } from './use-offer-words.ts';

interface Fact {
  readonly icon: LucideIcon;
  readonly text: ReactNode;
}

/** What one looks at first, in a line or two. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const say = useVoice();
  const words = useOfferWords();
  const { distance, day } = useFormat();
  const facts = factsOf(offer, { say, words, distance, day }).filter(({ text }) => text !== '');
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon: Icon, text }, index) => (
        <li key={index} className={styles.fact}>
          <Icon size={16} aria-hidden="true" />
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface Tongue {
  readonly say: Say;
  readonly words: OfferWords;
  readonly distance: (miles: number) => string;
  readonly day: (day: string) => string;
}

function factsOf(offer: Offer, { say, words, distance, day }: Tongue): readonly Fact[] {
  switch (offer.product) {
    case 'hotel':
      return [
        { icon: MapPin, text: distanceOf(offer, say, distance) },
        { icon: BedDouble, text: [offer.city, offer.country].filter((part) => part !== '').join(', ') },
      ];
    case 'car':
      return [
        ...(offer.seats === null ? [] : [{ icon: Users, text: say('count.seats', { count: offer.seats }) }]),
        ...(offer.bags === null ? [] : [{ icon: Briefcase, text: say('count.bags', { count: offer.bags }) }]),
        ...(offer.doors === null ? [] : [{ icon: DoorOpen, text: say('count.doors', { count: offer.doors }) }]),
        { icon: Cog, text: coded(say, 'transmissions', offer.transmission, ['automatic', 'manual']) },
        { icon: Fuel, text: coded(say, 'fuels', offer.fuel, ['petrol', 'diesel', 'hybrid', 'electric']) },
        { icon: MapPin, text: offer.pickUp.name },
      ];
    case 'activity':
      return [
        { icon: Clock, text: offer.durationMinutes === null ? '' : words.duration(offer.durationMinutes) },
        { icon: MapPin, text: offer.place },
        { icon: CalendarDays, text: offer.slots.slice(0, 5).join(' · ') },
      ];
    case 'flight':
      return [{ icon: Briefcase, text: say('count.cabinBags', { count: offer.cabinBags }) }];
    case 'cruise':
      return [
        { icon: Ship, text: [offer.line, offer.ship].filter((part) => part !== '').join(' · ') },
        { icon: CalendarDays, text: nightsFrom(offer.nights, day(offer.departure), say) },
        { icon: Anchor, text: portsOf(offer.itinerary) || offer.departurePort },
      ];
  }
}

function distanceOf(
  { distance: miles, distanceFrom }: Extract<Offer, { product: 'hotel' }>,
  say: Say,
  distance: Tongue['distance'],
): string {
  if (miles === null) return '';
  const told = distance(miles);
  return distanceFrom === ''
    ? say('hotel.distance', { distance: told })
    : say('hotel.distanceFrom', { distance: told, place: distanceFrom });
}

function coded(say: Say, key: string, code: string, known: readonly string[]): string {
  return known.includes(code) ? say(`${key}.${code}`) : '';
}

function nightsFrom(nights: number | null, day: string, say: Say): string {
  return [nights === null ? '' : say('count.nights', { count: nights }), day].filter((part) => part !== '').join(' · ');
}

function portsOf(itinerary: Extract<Offer, { product: 'cruise' }>['itinerary']): string {
  return [...new Set(itinerary.flatMap(({ port }) => port ?? []))].join(' → ');
}
