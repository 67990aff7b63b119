import type { TFunction } from 'i18next';
import {
  Anchor,
  BedDouble,
  Briefcase,
  CalendarDays,
  Check,
  Clock,
  Cog,
  DoorOpen,
  Fuel,
  type LucideIcon,
  MapPin,
  Ship,
  Star,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../design/visually-hidden.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import type { Offer } from './offer.ts';
import styles from './offer-facts.module.css';
import { type OfferTexts, useOfferTexts } from './use-offer-texts.ts';

interface Fact {
  readonly icon: LucideIcon;
  readonly text: ReactNode;
}

/** The key facts of an offer. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('booking');
  const words = useOfferTexts();
  const { distance, day } = useFormat();
  const facts = factsOf(offer, { t, words, distance, day }).filter(({ text }) => text !== '');
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

interface Formatters {
  readonly t: TFunction<'booking'>;
  readonly words: OfferTexts;
  readonly distance: (miles: number) => string;
  readonly day: (day: string) => string;
}

function factsOf(offer: Offer, { t, words, distance, day }: Formatters): readonly Fact[] {
  switch (offer.product) {
    case 'hotel':
      return [
        { icon: MapPin, text: distanceOf(offer, t, distance) },
        { icon: BedDouble, text: [offer.city, offer.country].filter((part) => part !== '').join(', ') },
      ];
    case 'car':
      return [
        { icon: Users, text: offer.seats === null ? '' : t('count.seats', { count: offer.seats }) },
        { icon: Briefcase, text: offer.bags === null ? '' : t('count.bags', { count: offer.bags }) },
        { icon: DoorOpen, text: offer.doors === null ? '' : t('count.doors', { count: offer.doors }) },
        { icon: Cog, text: words.label('transmissions', offer.transmission) },
        { icon: Fuel, text: words.label('fuels', offer.fuel) },
        { icon: MapPin, text: offer.pickUp.name },
      ];
    case 'activity':
      return [
        { icon: Clock, text: offer.durationMinutes === null ? '' : words.duration(offer.durationMinutes) },
        { icon: MapPin, text: offer.place },
        { icon: CalendarDays, text: offer.slots.slice(0, 5).join(' · ') },
      ];
    case 'flight':
      return [{ icon: Briefcase, text: t('count.cabinBags', { count: offer.cabinBags }) }];
    case 'cruise':
      return [
        { icon: Ship, text: [offer.line, offer.ship].filter((part) => part !== '').join(' · ') },
        { icon: CalendarDays, text: nightsFrom(offer.nights, day(offer.departure), t) },
        { icon: Anchor, text: portsOf(offer.itinerary) || offer.departurePort },
      ];
  }
}

function distanceOf(
  { distance: miles, distanceFrom }: Extract<Offer, { product: 'hotel' }>,
  t: TFunction<'booking'>,
  distance: Formatters['distance'],
): string {
  if (miles === null) return '';
  const text = distance(miles);
  return distanceFrom === ''
    ? t('hotel.distance', { distance: text })
    : t('hotel.distanceFrom', { distance: text, place: distanceFrom });
}

function nightsFrom(nights: number | null, day: string, t: TFunction<'booking'>): string {
  return [nights === null ? '' : t('count.nights', { count: nights }), day].filter((part) => part !== '').join(' · ');
}

function portsOf(itinerary: Extract<Offer, { product: 'cruise' }>['itinerary']): string {
  return [...new Set(itinerary.flatMap(({ port }) => port ?? []))].join(' → ');
}

/** The rating and the number of reviews. */
export function Score({ offer: { rating, reviews } }: { readonly offer: Pick<Offer, 'rating' | 'reviews'> }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  if (rating === null) return null;
  return (
    <span className={styles.score}>
      <Star className={styles.star} size={16} aria-hidden="true" />
      <strong>{number(rating, 1)}</strong>
      <VisuallyHidden>{t('outOfFive')}</VisuallyHidden>
      {reviews > 0 && <span className={styles.reviews}>({t('count.reviews', { count: reviews })})</span>}
    </span>
  );
}

interface Props {
  readonly codes: readonly string[];
  /** The most tags shown. */
  readonly most?: number;
}

/** The features of an offer, in a few words each. */
export function TagList({ codes, most = Number.MAX_SAFE_INTEGER }: Props) {
  const words = useOfferTexts().tags(codes).slice(0, most);
  if (words.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {words.map((word) => (
        <li key={word} className={styles.tag}>
          <Check size={14} aria-hidden="true" />
          {word}
        </li>
      ))}
    </ul>
  );
}
