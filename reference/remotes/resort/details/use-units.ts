import type { ResortUnit } from '@livery/contract/resorts/resort-availability';
import { parseAvailability } from '@livery/contract/wire/availability-wire';
import { type Money, type Query, useQuery, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { countNights, type Stay, stayPrice } from '../stay/stay.ts';
import { unavailableReason } from './unit.ts';

/** `undefined` if the service has no list of units. */
export function readUnits(response: unknown): readonly ResortUnit[] | undefined {
  const availability = parseAvailability(response);
  return (availability.ok && availability.value.units) || undefined;
}

/** The units of a resort for a stay, fetched once for all components that show them. */
export function useUnits(propertyId: string, { checkIn, checkOut }: Stay): Query<readonly ResortUnit[]> {
  const { currency } = useLive(useRemote().currency);
  const query = { property_id: propertyId, check_in: checkIn, check_out: checkOut, currency };
  return useQuery({ service: 'resort', method: 'GET', path: '/properties/availability', query }, readUnits);
}

/** The price of the cheapest available unit for the stay; `null` until it is known, and if there is none. */
export function useLeastPrice(propertyId: string, stay: Stay): Money | null {
  const { state } = useUnits(propertyId, stay);
  const units = state.kind === 'ready' ? state.value : [];
  const prices = units.flatMap((unit) =>
    unit.price === null || unavailableReason(unit, stay) !== null ? [] : [unit.price],
  );
  const [least] = prices.toSorted((a, b) => a.amount - b.amount);
  return least === undefined ? null : stayPrice(least, countNights(stay));
}
