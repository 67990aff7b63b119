import { parseCount, type Query } from '../query-fields.ts';

/** The guests of a hotel stay. */
export interface HotelGuests {
  /** 1 to 8, with at least one adult in each. */
  readonly rooms: number;
  /** 1 to 16. */
  readonly adults: number;
  /** 0 to 8. */
  readonly children: number;
  /** The guests of each room, `2-6.1`: the adults and the age of each child; empty if only totals are known. */
  readonly guests: string;
}

const ROOM_PATTERN = /^[1-9]\d?(-\d{1,2})*$/;

/** The guests of a hotel search, by default two in a room; or one sentence about an invalid field. */
export function hotelGuestsIn(query: Query): HotelGuests | string {
  const { guests = '' } = query;
  if (!splitRooms(guests).every((room) => ROOM_PATTERN.test(room))) {
    return 'guests must be rooms such as 2-6.1: of each its adults, then the age of each child.';
  }
  const countedQuery = guests === '' ? query : guestTotals(guestsByRoom({ guests }));
  const rooms = parseCount(countedQuery['rooms'] ?? '1', 1, 8);
  if (rooms === null) return 'rooms must be a whole number from 1 to 8.';
  const adults = parseCount(countedQuery['adults'] ?? '2', 1, 16);
  if (adults === null) return 'adults must be a whole number from 1 to 16.';
  if (adults < rooms) return 'adults must be at least one for each of the rooms.';
  const children = parseCount(countedQuery['children'] ?? '0', 0, 8);
  if (children === null) return 'children must be a whole number from 0 to 8.';
  return { rooms, adults, children, guests };
}

type PartialHotelGuests = Omit<HotelGuests, 'guests'> & Partial<HotelGuests>;

/** The guests of each room; empty if only totals are known. */
export function guestsByRoom({ guests = '' }: Pick<PartialHotelGuests, 'guests'>): readonly GuestRoom[] {
  return splitRooms(guests).map((room) => {
    const [adults = 0, ...childAges] = room.split('-').map(Number);
    return { adults, childAges };
  });
}

/** The number of guests in each room; if only totals are known, they are spread evenly. */
export function peopleByRoom({ rooms, adults, children, guests = '' }: PartialHotelGuests): readonly number[] {
  const knownGuests = guestsByRoom({ guests }).map(({ adults: grown, childAges }) => grown + childAges.length);
  if (knownGuests.length > 0) return knownGuests;
  const people = adults + children;
  return Array.from({ length: rooms }, (_, index) => Math.floor((people + rooms - 1 - index) / rooms));
}

/** The number of guests in the fullest room. */
export function maxRoomGuests(guests: PartialHotelGuests): number {
  return Math.max(...peopleByRoom(guests));
}

interface GuestRoom {
  readonly adults: number;
  readonly childAges: readonly number[];
}

const splitRooms = (guests: string): readonly string[] => (guests === '' ? [] : guests.split('.'));

function guestTotals(rooms: readonly GuestRoom[]): Query {
  const adults = rooms.reduce((total, room) => total + room.adults, 0);
  const children = rooms.reduce((total, room) => total + room.childAges.length, 0);
  return { rooms: String(rooms.length), adults: String(adults), children: String(children) };
}
