/** Something that was asked of the agency's support. */
export interface Ticket {
  readonly id: string;
  readonly on: string;
  readonly subject: string;
  readonly message: string;
  /** A status that is not known is open. */
  readonly open: boolean;
}
