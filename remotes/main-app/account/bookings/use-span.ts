import { useFormat } from '../../../kit/format/use-format.ts';
import type { Trip } from './trip.ts';

/** Writes when a trip is: a day, or from one to another. */
export function useSpan(): (trip: Pick<Trip, 'start' | 'end'>) => string {
  const { days } = useFormat();
  return ({ start, end }) => days(start, end);
}
