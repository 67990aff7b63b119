/** The position of a pin's centre in the map, in pixels. */
export interface PlacedPin {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** The approximate size of labels, in pixels: measuring each label would cause a layout. */
const LETTER_WIDTH_PX = 8;
const LABEL_PADDING_PX = 24;
const LABEL_HEIGHT_PX = 34;

/**
 * The pins that show their label: those whose label doesn't overlap an earlier one.
 *
 * @param first the ids of pins that come before all others
 * @rule 2.28
 */
export function labelledPins(pins: readonly PlacedPin[], first: readonly (string | null)[]): ReadonlySet<string> {
  const rank = ({ id }: PlacedPin) => (first.includes(id) ? first.indexOf(id) : first.length);
  const kept: PlacedPin[] = [];
  for (const pin of pins.toSorted((one, other) => rank(one) - rank(other))) {
    if (pin.label !== '' && !kept.some((other) => isColliding(pin, other))) kept.push(pin);
  }
  return new Set(kept.map(({ id }) => id));
}

function isColliding(one: PlacedPin, other: PlacedPin): boolean {
  const reach = (labelWidth(one) + labelWidth(other)) / 2;
  return Math.abs(one.x - other.x) < reach && Math.abs(one.y - other.y) < LABEL_HEIGHT_PX;
}

function labelWidth({ label }: PlacedPin): number {
  return label.length * LETTER_WIDTH_PX + LABEL_PADDING_PX;
}
