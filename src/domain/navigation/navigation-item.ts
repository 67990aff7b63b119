/**
 * An entry of the side navigation as the agency's back end tells it: both texts
 * untrusted, the path not guarded yet.
 *
 * @see specification §3 and §7, navigations
 */
export interface NavigationItem {
  readonly label: string;
  readonly path: string;
}
