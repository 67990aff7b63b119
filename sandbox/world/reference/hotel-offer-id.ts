import type { Coordinates } from '../geography.ts';
import { hundredth } from '../hundredth.ts';
import { writeOfferId } from './offer-id.ts';

/** A stay that is searched; without days the next night is meant. */
export interface HotelStaySearch {
  /** Days. */
  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly rooms?: number;
  readonly adults?: number;
  readonly children?: number;
}

/** The fields of a hotel search, as an offer's id keeps them. */
export const HOTEL_FIELDS: readonly string[] = ['lat', 'long', 'checkIn', 'checkOut', 'rooms', 'adults', 'children'];

/** The fields' values, as an address may hold them. */
export function hotelSearchValues({ latitude, longitude, ...stay }: Coordinates & HotelStaySearch): string[] {
  const { checkIn = '', checkOut = '', rooms = 1, adults = 2, children = 0 } = stay;
  return [hundredth(latitude), hundredth(longitude), checkIn, checkOut, rooms, adults, children].map(String);
}

/** The id of a hotel for a stay. */
export function hotelOfferId(search: Coordinates & HotelStaySearch, hotelId: string, seed: number): string {
  return writeOfferId(seed, { product: 'hotel', values: hotelSearchValues(search), key: hotelId });
}
