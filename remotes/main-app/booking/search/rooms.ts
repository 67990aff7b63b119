/** The guests of a room: adults, and children by their ages in whole years. */
export interface Room {
  readonly adults: number;
  readonly ages: readonly number[];
}

export const MOST_ROOMS = 8;
export const MOST_ADULTS = 16;
export const MOST_CHILDREN = 8;
export const OLDEST_CHILD = 17;

/**
 * Parses rooms in the address: `2-5-9.1` are two adults with children of 5 and 9, and one adult. `null` for anything
 * else.
 */
export function roomsOf(text: string | undefined): readonly Room[] | null {
  if (text === undefined || !/^[1-9]\d?(-\d{1,2})*(\.[1-9]\d?(-\d{1,2})*)*$/.test(text)) return null;
  const rooms = text.split('.').map((room): Room => {
    const [adults = 0, ...ages] = room.split('-').map(Number);
    return { adults, ages };
  });
  const { adults, children } = guestsIn(rooms);
  const fits = rooms.length <= MOST_ROOMS && adults <= MOST_ADULTS && children <= MOST_CHILDREN;
  return fits && rooms.every(({ ages }) => ages.every((age) => age <= OLDEST_CHILD)) ? rooms : null;
}

export function roomsText(rooms: readonly Room[]): string {
  return rooms.map(({ adults, ages }) => [adults, ...ages].join('-')).join('.');
}

export function guestsIn(rooms: readonly Room[]): { readonly adults: number; readonly children: number } {
  return {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0),
    children: rooms.reduce((sum, room) => sum + room.ages.length, 0),
  };
}
