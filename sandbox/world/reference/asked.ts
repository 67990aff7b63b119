/** When and for whom the world is asked. */
export interface Asked {
  /** The world's seed. */
  readonly seed: number;
  /** Where the pictures are served, as `http://host:port`. */
  readonly origin: string;
  /** Such as `2026-02-03`: decides what can still be cancelled. */
  readonly today: string;
}
