/** A cruise line that has ships to search for. */
export interface ShipLine {
  /** The platform's own; the name where it gives none. */
  readonly id: string;
  /** Never blank. */
  readonly name: string;
}

/** The ship line that was told of; `undefined` where it has no name. */
export function shipLineOf(told: {
  readonly id: string | undefined;
  readonly name: string | undefined;
}): ShipLine | undefined {
  const name = told.name?.trim() ?? '';
  return name === '' ? undefined : { id: told.id?.trim() || name, name };
}
