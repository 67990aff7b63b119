import { roomsText } from '../../booking/search/rooms.ts';

/** The log tells how many children there were, not how old: what finds the same is as good. */
const SOME_AGE = 8;

/** Guests as an address has them, spread over their rooms; the empty text where the log doesn't tell them. */
export function loggedGuests(rooms = '', adults = '', children = ''): string {
  const counts = [rooms, adults, children].map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : -1));
  const [roomCount = 0, adultCount = 0, childCount = 0] = counts;
  if (counts.includes(-1) || roomCount > adultCount) return '';
  return roomsText(
    Array.from({ length: roomCount }, (_, room) => ({
      adults: share(adultCount, roomCount, room),
      ages: Array.from({ length: share(childCount, roomCount, room) }, () => SOME_AGE),
    })),
  );
}

/** How many of `all` are in one of so many rooms: as even as can be, the first ones fuller. */
function share(all: number, rooms: number, room: number): number {
  return Math.floor((all + rooms - 1 - room) / rooms);
}
