/** Where and when a car is picked up, or returned. */
export interface CarStop {
  readonly name: string;
  /** By the clock of the place. */
  readonly at: string;
  /** Of that clock (IANA). */
  readonly zone: string;
  readonly lat: number;
  readonly long: number;
}
