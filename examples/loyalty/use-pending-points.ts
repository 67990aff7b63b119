import { moneyIn, useRemote, wireRecord } from '@livery/remote';
import { useEffect, useState } from 'react';

/** Points of a booking that the program has not credited yet. */
export interface PendingPoints {
  readonly reference: string;
  readonly points: number;
}

/**
 * The points of the last booking on this site, from the event `booking.confirmed`; `null` if there is none, and once it
 * is credited.
 */
export function usePendingPoints(credited: readonly string[]): PendingPoints | null {
  const { events, configuration, rates } = useRemote();
  const [booking, setBooking] = useState<unknown>(null);

  useEffect(() => {
    const listening = events.on('booking.confirmed').subscribe((confirmed) => setBooking(confirmed));
    return () => listening.unsubscribe();
  }, [events]);

  // Another team publishes the event, so it is read like a response.
  const wire = wireRecord(booking);
  const [reference, price] = [wire.text('reference'), moneyIn(wire.record('price'), 'amount')];
  const rate = price?.currency === 'USD' ? 1 : rates.now().get(price?.currency ?? '');
  if (reference === '' || price === null || rate === undefined || credited.includes(reference)) return null;
  const perHundred = wireRecord(configuration).figure('pointsPerHundred') ?? 10;
  const points = Math.floor((price.amount / rate / 100) * perHundred);
  return points > 0 ? { reference, points } : null;
}
