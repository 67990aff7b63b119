import type { Price } from '../price.ts';

export interface FlightLeg {
  /** Codes of IATA. */
  readonly from: string;
  readonly to: string;
  /** The name of the airport that it leaves, and the zone of its clock (IANA). */
  readonly fromName: string;
  readonly zone: string;
  /** By the clocks of the two airports, such as `2026-02-03T09:40`. */
  readonly departure: string;
  readonly arrival: string;
  /** From departure to arrival, stops included. */
  readonly durationMinutes: number;
  readonly stops: readonly { readonly airport: string; readonly minutes: number }[];
  readonly flightNumber: string;
  /** The flights between the stops, in their order. */
  readonly segments: readonly FlightSegment[];
}

/** A flight from one airport to the next. */
export interface FlightSegment {
  readonly from: string;
  readonly to: string;
  readonly departure: string;
  readonly arrival: string;
  readonly durationMinutes: number;
  readonly flightNumber: string;
  /** The name of the airline that flies it, which may be another one than sells it. */
  readonly operatedBy: string;
}

/** What a seat is sold with. */
export interface Fare {
  /** The id of the choice that it is. */
  readonly id: string;
  readonly name: string;
  readonly cabin: 'economy' | 'premium' | 'business';
  readonly price: Price;
  /** Pieces for each traveller. */
  readonly bags: { readonly cabin: number; readonly checked: number };
  /** What a change costs each traveller, in USD. */
  readonly changeFee: number;
  readonly refundable: boolean;
  /** As of the offer. */
  readonly freeCancellationUntil: string | null;
  /** How many are left; null if there is no end to them. */
  readonly left: number | null;
}
