/** Whether a resort can be booked at all; the calendar is the resort remote's. */
export interface ResortAvailability {
  readonly propertyId: string;
  readonly available: boolean;
}
