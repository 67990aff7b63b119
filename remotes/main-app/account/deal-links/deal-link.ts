/** A way into the agency's site that an agent sends to somebody. */
export interface DealLink {
  readonly id: string;
  readonly title: string;
  /** Where it leads on this site; `null` where the platform names no such place. */
  readonly path: string | null;
  readonly on: string;
  readonly by: string;
  readonly opened: number;
}
