/** Somebody who works for the agency, or is invited to. */
export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** As the platform calls it. */
  readonly role: string;
  readonly restricted: boolean;
  readonly invited: boolean;
  readonly bookings: number;
}
