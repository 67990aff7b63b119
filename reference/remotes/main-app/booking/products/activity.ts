import type { WireRecord } from '@livery/remote';
import { CalendarDays, Clock, MapPin, Ticket } from 'lucide-react';
import type { ActivityOffer, SharedOfferFields } from '../offer/offer.ts';
import { parseDay, parseWholeNumber } from '../offer/offer-fields.ts';
import { joinTexts, type ProductDefinition, productPages } from '../product/definition.ts';

export const activity: ProductDefinition<ActivityOffer> = {
  service: 'activities',
  icon: Ticket,
  pages: productPages('activities', 'productCode', {
    details: 'result-details/:id',
    checkout: 'bookings/checkout',
    confirmation: 'confirmation/:id',
  }),
  read: parseActivity,
  facts: ({ durationMinutes, place, slots }, { duration }) => [
    { icon: Clock, text: durationMinutes === null ? '' : duration(durationMinutes) },
    { icon: MapPin, text: place },
    { icon: CalendarDays, text: joinTexts(slots.slice(0, 5)), inParts: true },
  ],
  lines: ({ date, place, durationMinutes }, { t, day, duration }) => [
    { label: t('search.date'), value: day(date) },
    { label: t('search.destination'), value: place },
    { label: t('facts.duration-minutes'), value: durationMinutes === null ? '' : duration(durationMinutes) },
  ],
  when: ({ date }, { day }) => day(date),
  priceUnit: (_offer, { t }) => t('price.person'),
  travellers: (_offer, people) => Array.from({ length: people }, () => 'adult'),
  choosesPeople: true,
};

function parseActivity(wire: WireRecord, sharedFields: SharedOfferFields): ActivityOffer {
  return {
    product: 'activity',
    ...sharedFields,
    durationMinutes: parseWholeNumber(wire, 'durationMinutes'),
    place: wire.text('place') || wire.record('place').text('city') || wire.record('place').text('name'),
    category: wire.text('category'),
    slots: wire.texts('slots'),
    zone: wire.text('zone'),
    date: parseDay(wire, 'date'),
  };
}
