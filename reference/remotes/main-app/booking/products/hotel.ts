import { joinNames, type WireRecord } from '@livery/remote';
import { BedDouble, MapPin, Navigation } from 'lucide-react';
import type { HotelOffer, HotelStay, SharedOfferFields } from '../offer/offer.ts';
import { parseDay, parseWholeNumber } from '../offer/offer-fields.ts';
import { hasDifferentRooms, roomParty, stayParty } from '../offer/room-party.ts';
import { dayRangeText, type ProductDefinition, type ProductTexts, productPages } from '../product/definition.ts';

export const hotel: ProductDefinition<HotelOffer> = {
  service: 'hotels',
  icon: BedDouble,
  pages: productPages('hotels', 'hotelId', { details: 'search-details', confirmation: 'confirm-payment' }, [
    '/hotel-details',
    '/booknow/hotels/hotel-details',
  ]),
  read: parseHotel,
  facts: (offer, texts) => [
    { icon: MapPin, text: joinNames([offer.city, offer.country]) },
    { icon: Navigation, text: distanceText(offer, texts) },
    { icon: BedDouble, text: texts.label('boards', offer.board) },
  ],
  lines({ stay }, { t, day, list, party, rooms: inRooms }) {
    const { checkIn, checkOut, nights, rooms, byRoom } = stay;
    const guests = stayParty(stay);
    return [
      { label: t('search.checkIn'), value: day(checkIn) },
      { label: t('search.checkOut'), value: day(checkOut) },
      {
        label: t('booking.stay'),
        value: list([
          ...(nights === null ? [] : [t('count.nights', { count: nights })]),
          ...(rooms === null ? [] : [inRooms(rooms)]),
        ]),
      },
      ...(hasDifferentRooms(byRoom)
        ? byRoom.map((room, index) => ({
            label: t('guests.room', { number: index + 1 }),
            value: party(roomParty(room)),
          }))
        : [{ label: t('search.guests'), value: guests === null ? '' : party(guests) }]),
    ];
  },
  guests({ stay }, { t, party }) {
    const guests = stayParty(stay);
    return guests === null ? '' : t('guests.for', { party: party(guests) });
  },
  when: ({ stay }, { day }) => dayRangeText(day(stay.checkIn), day(stay.checkOut)),
  priceUnit: ({ stay: { nights } }, { t }) => (nights === null ? '' : t('price.nights', { count: nights })),
  units: ({ stay }) => stay.rooms ?? 1,
  travellers: () => ['adult'],
  choosesPeople: false,
};

function distanceText({ distance: miles, distanceFrom }: HotelOffer, { t, distance }: ProductTexts): string {
  if (miles === null) return '';
  const text = distance(miles);
  return distanceFrom === ''
    ? t('hotel.distance', { distance: text })
    : t('hotel.distanceFrom', { distance: text, place: distanceFrom });
}

function parseHotel(wire: WireRecord, sharedFields: SharedOfferFields): HotelOffer {
  const place = wire.record('place');
  return {
    product: 'hotel',
    ...sharedFields,
    stars: wire.figure('stars'),
    city: place.text('city'),
    country: place.text('country'),
    distance: wire.figure('distance'),
    distanceFrom: wire.text('distanceFrom'),
    board: wire.text('board'),
    stay: parseStay(wire.record('stay')),
  };
}

function parseStay(wire: WireRecord): HotelStay {
  return {
    checkIn: parseDay(wire, 'checkIn'),
    checkOut: parseDay(wire, 'checkOut'),
    nights: parseWholeNumber(wire, 'nights'),
    rooms: parseWholeNumber(wire, 'rooms'),
    adults: parseWholeNumber(wire, 'adults'),
    children: parseWholeNumber(wire, 'children') ?? 0,
    byRoom: wire.records('byRoom').map((room) => ({
      adults: parseWholeNumber(room, 'adults') ?? 1,
      ages: room.figures('childAges'),
    })),
  };
}
