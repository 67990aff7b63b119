import type { Price } from '../price.ts';

export interface FlightLeg {
  /** IATA codes. */
  readonly from: string;
  readonly to: string;
  /** The name of the departure airport, and its time zone (IANA). */
  readonly fromName: string;
  readonly zone: string;
  /** In the airports' local times, such as `2026-02-03T09:40`. */
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
  /** The name of the operating airline, which may differ from the selling one. */
  readonly operatedBy: string;
}

/** A fare of a seat. */
export interface Fare {
  /** The id of its choice. */
  readonly id: string;
  readonly name: string;
  readonly cabin: 'economy' | 'premium' | 'business';
  readonly price: Price;
  /** Pieces for each traveller. */
  readonly bags: { readonly cabin: number; readonly checked: number };
  /** The fee of a change for each traveller, in USD. */
  readonly changeFee: number;
  readonly refundable: boolean;
  /** As for the offer. */
  readonly freeCancellationUntil: string | null;
  /** The remaining number; null if it is unlimited. */
  readonly left: number | null;
}
