import table from './navigations.json' with { type: 'json' };

/** An entry of the side navigation: `label`, `path`. At one agency the values are invalid for any schema. */
export type NavigationRecord = unknown;

interface NavigationEntry {
  readonly label: string;
  readonly path: string;
}

const { default: defaultEntries, ...others } = table;

const DEFAULT_ENTRIES: ReadonlyMap<unknown, NavigationEntry> = new Map(
  defaultEntries.map((entry) => [entry.label, entry]),
);

/** The entries of agencies that don't have the usual ones: a usual entry by its label, or an additional one. */
const AGENCY_ENTRIES: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>(
  Object.entries(others),
);

/**
 * An agency's side navigation. The paths of Book Now and Xeni Academy are empty: the site determines them.
 *
 * @see rules §2, side navigation, and §7
 */
export function agencyNavigations(subdomain: string): readonly NavigationRecord[] {
  return (AGENCY_ENTRIES.get(subdomain) ?? defaultEntries).map((entry) => DEFAULT_ENTRIES.get(entry) ?? entry);
}
