import type { OfferChoice } from '../offer/offer-details.ts';

/** Rooms of the same kind, to which the platform gives the same name, share one stock. */
export function roomKind({ name, rate }: OfferChoice): string {
  return JSON.stringify([name, rate?.room]);
}

/** A choice with the number that remains given the choices for other rooms. */
export function withUnitsLeft(choice: OfferChoice, others: readonly OfferChoice[]): OfferChoice {
  const { left } = choice;
  if (left === null) return choice;
  return { ...choice, left: Math.max(0, left - unitsTaken(roomKind(choice), others.map(roomKind))) };
}

/**
 * Whether each room can have one of its choices, given the kinds that other rooms have: a maximum matching of rooms
 * and kinds, by augmenting paths.
 */
export function isEnoughForEach(rooms: readonly (readonly OfferChoice[])[], taken: readonly string[]): boolean {
  const unitsByRoom = rooms.map((choices) => unitsByKind(choices, taken));
  const roomsByKind = new Map<string, number[]>();

  function hasPlace(room: number, tried: Set<string>): boolean {
    return [...(unitsByRoom[room] ?? [])].some(([kind, units]) => {
      if (tried.has(kind)) return false;
      tried.add(kind);
      const placed = roomsByKind.get(kind) ?? [];
      roomsByKind.set(kind, placed);
      const index = placed.length < units ? placed.length : placed.findIndex((other) => hasPlace(other, tried));
      if (index === -1) return false;
      placed[index] = room;
      return true;
    });
  }

  return rooms.every((_, room) => hasPlace(room, new Set()));
}

function unitsByKind(choices: readonly OfferChoice[], taken: readonly string[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const choice of choices) {
    const kind = roomKind(choice);
    units.set(kind, Math.max(units.get(kind) ?? 0, choice.left ?? Number.POSITIVE_INFINITY));
  }
  return new Map([...units].map(([kind, left]) => [kind, left - unitsTaken(kind, taken)]));
}

function unitsTaken(kind: string, taken: readonly string[]): number {
  return taken.filter((one) => one === kind).length;
}
