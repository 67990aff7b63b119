import { countIn, type Query } from '../query-fields.ts';

/** Who stays in a hotel. */
export interface HotelGuests {
  /** 1 to 8, an adult or more in each. */
  readonly rooms: number;
  /** 1 to 16. */
  readonly adults: number;
  /** 0 to 8. */
  readonly children: number;
  /** How many are in each room, as `2-6.1`: its adults and the age of each child; empty where only the sums are known. */
  readonly guests: string;
}

const ROOM = /^[1-9]\d?(-\d{1,2})*$/;

/** The guests of a hotel search, by default two in a room; or what is wrong in one sentence. */
export function hotelGuestsIn(query: Query): HotelGuests | string {
  const { guests = '' } = query;
  if (!textsOf(guests).every((room) => ROOM.test(room))) {
    return 'guests must be rooms such as 2-6.1: of each its adults, then the age of each child.';
  }
  const counted = guests === '' ? query : sumsOf(roomsIn(guests));
  const rooms = countIn(counted['rooms'] ?? '1', 1, 8);
  if (rooms === null) return 'rooms must be a whole number from 1 to 8.';
  const adults = countIn(counted['adults'] ?? '2', 1, 16);
  if (adults === null) return 'adults must be a whole number from 1 to 16.';
  if (adults < rooms) return 'adults must be at least one for each of the rooms.';
  const children = countIn(counted['children'] ?? '0', 0, 8);
  if (children === null) return 'children must be a whole number from 0 to 8.';
  return { rooms, adults, children, guests };
}

/** How many are in the fullest room; where only the sums are known they are spread evenly. */
export function mostInRoom({
  rooms,
  adults,
  children,
  guests = '',
}: Omit<HotelGuests, 'guests'> & Partial<HotelGuests>): number {
  const people = roomsIn(guests).map((room) => room.adults + room.children);
  return Math.max(Math.ceil((adults + children) / rooms), ...people);
}

interface Room {
  readonly adults: number;
  readonly children: number;
}

const textsOf = (guests: string): readonly string[] => (guests === '' ? [] : guests.split('.'));

/** Well-formed rooms. */
const roomsIn = (guests: string): readonly Room[] =>
  textsOf(guests).map((room) => ({ adults: Number.parseInt(room, 10), children: room.split('-').length - 1 }));

function sumsOf(rooms: readonly Room[]): Query {
  const sum = (field: 'adults' | 'children') => String(rooms.reduce((total, room) => total + room[field], 0));
  return { rooms: String(rooms.length), adults: sum('adults'), children: sum('children') };
}
