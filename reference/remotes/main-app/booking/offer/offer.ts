import type { PriceParts } from '@livery/contract/market/price-parts';
import type { Guests } from '@livery/remote';
import type { Room } from '@livery/remote/search';
import type { PictureSource } from '@livery/ui/picture-source';

/** Degrees. */
export interface OfferPoint {
  readonly latitude: number;
  readonly longitude: number;
}

interface ProductOffer<P extends string> {
  readonly product: P;
  /** Opaque. */
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  /** All pictures, the main one first. */
  readonly pictures: readonly PictureSource[];
  /** Its location, or that of a car's pick-up; `null` if unknown. */
  readonly point: OfferPoint | null;
  /** 0 to 5. */
  readonly rating: number | null;
  readonly reviews: number;
  /** US dollars, for the whole search unless `perUnit` is set. */
  readonly price: PriceParts;
  readonly perUnit: 'stay' | 'day' | 'person' | 'trip';
  /** `2026-02-03`, the empty text if it is never free, `null` if unknown. */
  readonly freeCancellationUntil: string | null;
  /** Codes. */
  readonly tags: readonly string[];
}

export interface HotelOffer extends ProductOffer<'hotel'> {
  readonly stars: number | null;
  readonly city: string;
  readonly country: string;
  /** Miles. */
  readonly distance: number | null;
  readonly distanceFrom: string;
  /** A code, or the empty text. */
  readonly board: string;
  readonly stay: HotelStay;
}

/** Days as `2026-02-03`, or the empty text. */
export interface HotelStay {
  readonly checkIn: string;
  readonly checkOut: string;
  /** `null` if unknown; the same for rooms and guests. */
  readonly nights: number | null;
  readonly rooms: number | null;
  readonly adults: number | null;
  /** 0 if unknown. */
  readonly children: number;
  /** The guests of each room; empty if the platform sends only totals. */
  readonly byRoom: readonly Room[];
}

/** The name of a counter, and a local time (`2026-02-03T11:00:00`), or the empty text. */
export interface CarStop {
  readonly name: string;
  readonly at: string;
  /** The time zone of the local time (IANA); missing or empty if unknown, as in other offers. */
  readonly zone?: string;
}

export interface CarOffer extends ProductOffer<'car'> {
  readonly supplier: { readonly name: string; readonly logo: string };
  readonly seats: number | null;
  readonly bags: number | null;
  readonly doors: number | null;
  /** Codes. */
  readonly transmission: string;
  readonly fuel: string;
  readonly category: string;
  readonly pickUp: CarStop;
  readonly dropOff: CarStop;
  /** Started days; `null` if unknown. */
  readonly days: number | null;
  /**
   * The driver for whom the price is: the age in years, `null` if unknown, and a country (ISO 3166-1 alpha-2) or the
   * empty text.
   */
  readonly driver: { readonly age: number | null; readonly residence: string };
}

export interface ActivityOffer extends ProductOffer<'activity'> {
  readonly durationMinutes: number | null;
  readonly place: string;
  /** A code. */
  readonly category: string;
  /** `09:00` */
  readonly slots: readonly string[];
  readonly zone?: string;
  /** `2026-02-03`, or the empty text. */
  readonly date: string;
}

/** In the airports' local times: `2026-02-03T11:00:00`. */
interface FlightRoute {
  readonly from: string;
  readonly to: string;
  readonly departure: string;
  readonly arrival: string;
  readonly durationMinutes: number | null;
  readonly flightNumber: string;
}

export interface FlightLeg extends FlightRoute {
  /** The name of the departure airport, and its time zone. */
  readonly fromName?: string;
  readonly zone?: string;
  /** `null` if unknown. */
  readonly stops: readonly { readonly airport: string; readonly minutes: number | null }[] | null;
  /** The flights between the stops; empty if the platform doesn't name them. */
  readonly segments: readonly FlightSegment[];
}

/** A flight without a stop. */
export interface FlightSegment extends FlightRoute {
  readonly operatedBy: string;
}

/** A fare of an itinerary. */
export interface FlightFare {
  /** The id of its offer, and that of the choice in the offer's details; empty if the fare is the whole offer. */
  readonly offerId: string;
  readonly id: string;
  readonly name: string;
  /** A code. */
  readonly cabin: string;
  readonly price: PriceParts;
  /** Pieces for each traveller; `null` if they are unknown. */
  readonly cabinBags: number | null;
  readonly checkedBags: number | null;
  /** US dollars for each traveller; `null` if unknown. */
  readonly changeFee: number | null;
  /** `null` if unknown. */
  readonly refundable: boolean | null;
  /** As for a choice. */
  readonly left: number | null;
}

export interface FlightOffer extends ProductOffer<'flight'> {
  readonly airline: { readonly name: string; readonly code: string; readonly logo: string };
  readonly legs: readonly FlightLeg[];
  /** A code. */
  readonly cabin: string;
  /** As for a fare. */
  readonly cabinBags: number | null;
  readonly checkedBags: number | null;
  /** At least one. */
  readonly fares: readonly FlightFare[];
  /** `null` if unknown. */
  readonly party: Guests | null;
}

export interface CruiseDay {
  readonly day: number;
  /** `null` at sea. */
  readonly port: string | null;
  /** `09:00`, or the empty text. */
  readonly arrival: string;
  readonly departure: string;
}

export interface CruiseOffer extends ProductOffer<'cruise'> {
  readonly line: string;
  readonly ship: string;
  readonly nights: number | null;
  readonly departurePort: string;
  readonly itinerary: readonly CruiseDay[];
  /** `2026-02-03`, or the empty text. */
  readonly departure: string;
  /** `null` if unknown. */
  readonly party: Guests | null;
}

export type Offer = HotelOffer | CarOffer | ActivityOffer | FlightOffer | CruiseOffer;

/** The products of this area, by their names in the platform's calls. */
export const PRODUCTS = ['hotel', 'car', 'activity', 'flight', 'cruise'] as const satisfies readonly Offer['product'][];

export type Product = (typeof PRODUCTS)[number];

/** The fields of offers of every product. */
export type SharedOfferFields = Omit<ProductOffer<string>, 'product'>;
