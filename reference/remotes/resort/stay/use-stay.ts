import { useAddressQuery, useFormat, useToday } from '@livery/remote';
import { MAX_RESORT_GUESTS, stayProblems } from '@livery/remote/search';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countGuests, countNights, type Stay } from './stay.ts';

/** The default stay: three nights from tomorrow, two adults. */
const DEFAULT_NIGHTS = 3;

/**
 * The stay in the address; the default stay if it has no valid one.
 *
 * @param read returns the empty text for values that the address doesn't have
 */
export function stayFromQuery(read: (name: string) => string, today: Temporal.PlainDate): Stay {
  const requestedStay = { checkIn: read('checkIn'), checkOut: read('checkOut') };
  const { checkIn, checkOut } = stayProblems(requestedStay, today, today);
  const tomorrow = today.add({ days: 1 });
  const days =
    !checkIn && !checkOut
      ? requestedStay
      : { checkIn: tomorrow.toString(), checkOut: tomorrow.add({ days: DEFAULT_NIGHTS }).toString() };
  const adults = parseCount(read('adults'), 1, MAX_RESORT_GUESTS) ?? 2;
  return { ...days, adults, children: parseCount(read('children'), 0, MAX_RESORT_GUESTS - adults) ?? 0 };
}

function parseCount(text: string, least: number, most: number): number | null {
  const count = /^\d$/.test(text) ? Number(text) : -1;
  return count >= least && count <= most ? count : null;
}

/** The stay in the address. */
export function useStay(): Stay {
  const { read } = useAddressQuery();
  const today = useToday();
  return useMemo(() => stayFromQuery(read, today), [read, today]);
}

/** A stay as text: its days, its nights, its guests. */
export function useStaySummary({ checkIn, checkOut, adults, children }: Stay): readonly string[] {
  const { t } = useTranslation('resort');
  const { days } = useFormat();
  return [
    days(checkIn, checkOut),
    t('count.nights', { count: countNights({ checkIn, checkOut }) }),
    t('count.guests', { count: countGuests({ adults, children }) }),
  ].filter((text) => text !== '');
}
