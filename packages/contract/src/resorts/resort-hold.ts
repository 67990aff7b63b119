/// <reference lib="esnext.temporal" preserve="true" />

import type { Money } from '../market/money.ts';
import type { PriceParts } from '../market/price-parts.ts';

/** A temporary reservation that a resort keeps for a traveller. Texts and addresses are untrusted. */
export interface ResortHold {
  /** Never blank. */
  readonly reference: string;
  readonly propertyId: string;
  readonly status: 'held' | 'released' | 'expired' | 'booked' | 'cancelled';
  /** `null` if it is unknown. */
  readonly expiresAt: Temporal.Instant | null;
  /** The held stay; `null` if the service returned only the resort. */
  readonly stay: HeldStay | null;
}

export interface HeldStay {
  readonly propertyName: string;
  readonly location: string;
  readonly image: string;
  readonly unitId: string;
  readonly unit: string;
  /** `2026-02-03`; the check-out is a later day. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** At least one. */
  readonly adults: number;
  readonly children: number;
  /** For all nights. */
  readonly total: Money;
  /** The parts of the total; `null` if they are missing. */
  readonly rates: PriceParts | null;
  /** Cancellation is free until this many days before the check-in; 0 for no refund, `null` if it is missing. */
  readonly freeCancellationDays: number | null;
}
