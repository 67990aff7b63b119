import table from './navigations.json' with { type: 'json' };

/** An entry of the side navigation: `label`, `path`. At one agency the values are what no schema would allow. */
export type NavigationRecord = unknown;

interface Entry {
  readonly label: string;
  readonly path: string;
}

const { default: everything, ...others } = table;

const USUAL: ReadonlyMap<unknown, Entry> = new Map(everything.map((entry) => [entry.label, entry]));

/** What agencies chose in place of everything: a usual entry by its label, or one of their own. */
const CHOSEN: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>(Object.entries(others));

/**
 * An agency's side navigation. The paths of Book Now and Xeni Academy are empty: they are the site's to find.
 *
 * @see rules §2, side navigation, and §7
 */
export function navigationsOf(subdomain: string): readonly NavigationRecord[] {
  return (CHOSEN.get(subdomain) ?? everything).map((entry) => USUAL.get(entry) ?? entry);
}
