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
  const keptPins: PlacedPin[] = [];
  for (const pin of pins.toSorted((a, b) => rank(a) - rank(b))) {
    if (pin.label !== '' && !keptPins.some((otherPin) => isColliding(pin, otherPin))) keptPins.push(pin);
  }
  return new Set(keptPins.map(({ id }) => id));
}

function isColliding(pin: PlacedPin, otherPin: PlacedPin): boolean {
  const reach = (labelWidth(pin) + labelWidth(otherPin)) / 2;
  return Math.abs(pin.x - otherPin.x) < reach && Math.abs(pin.y - otherPin.y) < LABEL_HEIGHT_PX;
}

function labelWidth({ label }: PlacedPin): number {
  return label.length * LETTER_WIDTH_PX + LABEL_PADDING_PX;
}
