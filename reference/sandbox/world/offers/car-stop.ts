/** The place and time at which a car is picked up or returned. */
export interface CarStop {
  readonly name: string;
  /** Local time at the place. */
  readonly at: string;
  /** IANA time zone of the place. */
  readonly zone: string;
  readonly lat: number;
  readonly long: number;
}
