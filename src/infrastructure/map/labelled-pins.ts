/** Where the middle of a pin is in the map, in pixels. */
export interface PlacedPin {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** About what a label takes, in pixels: measuring each would lay the page out anew. */
const LETTER = 8;
const SIDES = 24;
const HEIGHT = 34;

/**
 * The pins that show their label: each that covers no label of an earlier one.
 *
 * @param first the ids of pins that come before all others
 * @rule 2.28
 */
export function labelled(pins: readonly PlacedPin[], first: readonly (string | null)[]): ReadonlySet<string> {
  const rank = ({ id }: PlacedPin) => (first.includes(id) ? first.indexOf(id) : first.length);
  const kept: PlacedPin[] = [];
  for (const pin of pins.toSorted((one, other) => rank(one) - rank(other))) {
    if (pin.label !== '' && !kept.some((other) => collide(pin, other))) kept.push(pin);
  }
  return new Set(kept.map(({ id }) => id));
}

function collide(one: PlacedPin, other: PlacedPin): boolean {
  const reach = (widthOf(one) + widthOf(other)) / 2;
  return Math.abs(one.x - other.x) < reach && Math.abs(one.y - other.y) < HEIGHT;
}

function widthOf({ label }: PlacedPin): number {
  return label.length * LETTER + SIDES;
}
