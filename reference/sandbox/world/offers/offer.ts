import type { DealContext } from '../deals/deal-context.ts';
import type { PictureRecord } from '../pictures/picture-record.ts';
import type { CarStop } from './car-stop.ts';
import type { Fare, FlightLeg } from './flights/itinerary.ts';
import type { Price } from './price.ts';
import type { Visit } from './visit.ts';

/** The fields that every offer has. */
interface OfferBase {
  /** Identifies the offer; opaque to clients. */
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly pictures: readonly string[];
  /** The first picture, with its details. */
  readonly cover?: PictureRecord;
  /** 1 to 5, in tenths; null without ratings. */
  readonly rating: number | null;
  readonly reviews: number;
  readonly price: Price;
  /** The unit of the price: the whole stay or trip, or one person. */
  readonly perUnit: 'stay' | 'trip' | 'person';
  /** The last day, or null if it is never free. */
  readonly freeCancellationUntil: string | null;
  /** Codes for which the app has texts. */
  readonly tags: readonly string[];
  /** The place where travellers are for some days, for offers that aren't places themselves. */
  readonly visit?: Visit;
}

export interface OfferPlace {
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly long: number;
}

export interface HotelOffer extends OfferBase {
  readonly product: 'hotel';
  /** 2.5 to 5, in halves. */
  readonly stars: number;
  readonly place: OfferPlace;
  /** Miles. */
  readonly distance: number;
  readonly distanceFrom: string;
  readonly board: 'room-only' | 'breakfast';
  readonly stay: HotelStay;
}

export interface HotelStay {
  /** Days. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
  /** The number of guests in the fullest room. */
  readonly mostInRoom: number;
  /** The guests of each room; empty if only totals are known. */
  readonly byRoom: readonly { readonly adults: number; readonly childAges: readonly number[] }[];
}

export interface CarOffer extends OfferBase {
  readonly product: 'car';
  readonly supplier: { readonly name: string; readonly logo: string };
  readonly seats: number;
  readonly bags: number;
  readonly doors: number;
  readonly transmission: 'automatic' | 'manual';
  readonly fuel: 'petrol' | 'diesel' | 'hybrid' | 'electric';
  readonly category: 'economy' | 'compact' | 'suv' | 'van' | 'luxury';
  readonly pickUp: CarStop;
  readonly return: CarStop;
  /** Started days. */
  readonly days: number;
  readonly driver: { readonly age: number; readonly residence?: string };
}

export interface ActivityOffer extends OfferBase {
  readonly product: 'activity';
  readonly durationMinutes: number;
  readonly place: OfferPlace;
  readonly category: string;
  /** Start times, such as `09:00`. */
  readonly slots: readonly string[];
  /** The time zone of these times (IANA). */
  readonly zone: string;
  readonly date: string;
}

/** The number of travellers by price category. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

export interface FlightOffer extends OfferBase {
  readonly product: 'flight';
  readonly airline: { readonly name: string; readonly code: string; readonly logo: string };
  readonly legs: readonly FlightLeg[];
  /** The cabin of the first fare; so are the bags. */
  readonly cabin: Fare['cabin'];
  readonly bags: Fare['bags'];
  /** All fares of the itinerary, the plainest first, whose price is the offer's. */
  readonly fares: readonly Fare[];
  readonly party: Party;
}

/** A day of a cruise; without a port it is a day at sea. */
export interface CruiseDay {
  /** From 1. */
  readonly day: number;
  readonly port: string | null;
  readonly arrival: string | null;
  readonly departure: string | null;
}

export interface CruiseOffer extends OfferBase {
  readonly product: 'cruise';
  readonly line: string;
  readonly ship: string;
  readonly nights: number;
  readonly departurePort: string;
  readonly itinerary: readonly CruiseDay[];
  /** The day of departure. */
  readonly departure: string;
  readonly party: Party;
}

/** An offer that can be booked. */
export type Offer = HotelOffer | CarOffer | ActivityOffer | FlightOffer | CruiseOffer;

export type ProductName = Offer['product'];

/** The conditions of a room's rate. */
export interface RateConditions {
  /** The same for all rates of a room. */
  readonly room: string;
  readonly board: 'room-only' | 'breakfast';
  /** A code for which the app has a text. */
  readonly beds: string;
  /** The maximum number of guests in a room. */
  readonly guests: number;
  /** The number of the search's room that it is for, from 1; missing if it is for all rooms. */
  readonly forRoom?: number;
  /** As for the offer. */
  readonly freeCancellationUntil: string | null;
  /** The cancellation terms in sentences. */
  readonly cancellation: readonly string[];
}

/** The conditions of a fare. */
export type FareConditions = Pick<RateConditions, 'freeCancellationUntil' | 'cancellation'> & Pick<Fare, 'bags'>;

/** A room, a protection, a slot, a fare family or a cabin. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The price of the offer with this choice, for the same unit as the offer's price. */
  readonly price: Price;
  readonly tags: readonly string[];
  /** The remaining number of rooms or seats; null if it is unlimited. */
  readonly left: number | null;
  /** For a room. */
  readonly rate?: RateConditions;
  /** For a flight. */
  readonly fare?: FareConditions;
}

/** Details of a traveller that may be required in addition to the name. */
export type TravellerDetail = 'birthDate' | 'nationality' | 'passport';

/** The details of a single offer. */
export interface OfferExtras {
  /** All pictures of the offer, with their details. */
  readonly gallery?: readonly PictureRecord[];
  /** Plain text. */
  readonly description: readonly string[];
  /** Codes for which the app has texts, each with its value. */
  readonly facts: readonly { readonly code: string; readonly value: string | number }[];
  /** The first one is the one for which the offer's price is, and is never sold out. */
  readonly choices: readonly Choice[];
  /** The details of each traveller that are required in addition to the name. */
  readonly asks?: readonly TravellerDetail[];
  readonly policies: { readonly cancellation: readonly string[] };
  readonly reviewsSample: readonly { readonly author: string; readonly rating: number; readonly text: string }[];
}

/** The seed, origin and day of a search. */
export interface SearchContext extends DealContext {
  /** Such as `2026-02-03`: decides what can still be cancelled. */
  readonly today: string;
}
