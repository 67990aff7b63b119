import type { HotelStaySearch } from '../world/reference/hotel-offer-id.ts';
import { isRecord } from './is-record.ts';
import { jsonOf } from './json-of.ts';

/** The stay that a hotel search tells in JSON, as far as it can be read: its days, and who stays in how many rooms. */
export function askedStay(occupancies: string | undefined, stayPeriod: string | undefined): HotelStaySearch {
  const [list, period] = [jsonOf(occupancies ?? ''), jsonOf(stayPeriod ?? '')];
  const { start, end } = isRecord(period) ? period : {};
  const rooms: readonly unknown[] = Array.isArray(list) ? list : [];
  const sum = (field: string): number => rooms.reduce<number>((total, room) => total + countIn(room, field), 0);
  const asked = Math.min(8, sum('numOfRoom')) || 1;
  return {
    ...(typeof start === 'string' && typeof end === 'string' ? { checkIn: start, checkOut: end } : {}),
    rooms: asked,
    adults: Math.max(asked, Math.min(16, sum('numOfAdults')) || 2),
    children: Math.min(8, sum('numOfChildren')),
  };
}

function countIn(room: unknown, field: string): number {
  const count = isRecord(room) ? room[field] : undefined;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0;
}
