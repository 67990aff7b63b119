/** The guests of a room: adults, and children by their ages in whole years. */
export interface Room {
  readonly adults: number;
  readonly ages: readonly number[];
}

/** A room that is being filled in: the age of a child is `null` until it is known. */
export interface RoomDraft {
  readonly adults: number;
  readonly ages: readonly (number | null)[];
}

/** @rule 9.14 */
export const MAX_ROOMS = 8;
/** @rule 9.14 */
export const MAX_ADULTS = 16;
/** @rule 9.14 */
export const MAX_CHILDREN = 8;
/** @rule 9.14 */
export const MAX_CHILD_AGE = 17;

/**
 * Parses rooms in the address: `2-5-9.1` are two adults with children of 5 and 9, and one adult. `null` for anything
 * else.
 */
export function parseRooms(text: string | undefined): readonly Room[] | null {
  if (text === undefined || !/^[1-9]\d?(-\d{1,2})*(\.[1-9]\d?(-\d{1,2})*)*$/.test(text)) return null;
  const rooms = text.split('.').map((room): Room => {
    const [adults = 0, ...ages] = room.split('-').map(Number);
    return { adults, ages };
  });
  const { adults, children } = guestsIn(rooms);
  const fits = rooms.length <= MAX_ROOMS && adults <= MAX_ADULTS && children <= MAX_CHILDREN;
  return fits && rooms.every(({ ages }) => ages.every((age) => age <= MAX_CHILD_AGE)) ? rooms : null;
}

const UNKNOWN_AGE = '?';

/** Parses rooms in which ages may be missing: `2-5-?` are two adults with a child of 5 and another child. */
export function parseRoomDrafts(text: string): readonly RoomDraft[] | null {
  const rooms = parseRooms(text.replaceAll(/-\?(?=[-.]|$)/g, '-0'));
  const ages = text.split('.').map((room) => room.split('-').slice(1));
  return (
    rooms?.map((room, index) => ({
      ...room,
      ages: room.ages.map((age, child) => (ages[index]?.[child] === UNKNOWN_AGE ? null : age)),
    })) ?? null
  );
}

export function roomsText(rooms: readonly RoomDraft[]): string {
  return rooms.map(({ adults, ages }) => [adults, ...ages.map((age) => age ?? UNKNOWN_AGE)].join('-')).join('.');
}

export function guestsIn(rooms: readonly RoomDraft[]): { readonly adults: number; readonly children: number } {
  return {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0),
    children: rooms.reduce((sum, room) => sum + room.ages.length, 0),
  };
}
