import { wireRecord } from '@livery/remote';

/** A request for points of a trip that was booked elsewhere. */
export interface Claim {
  readonly id: string;
  readonly booking: string;
  /** The name of the receipt's file. */
  readonly receipt: string;
}

export interface Account {
  readonly points: number;
  /** The references of the bookings that are among the points. */
  readonly credited: readonly string[];
  /** Whether e-mails about points are wanted. */
  readonly emails: boolean;
  readonly claims: readonly Claim[];
}

/** Reads the responses of `/api/loyalty`; `undefined` if there are no points in it. */
export function readAccount(response: unknown): Account | undefined {
  const wire = wireRecord(response).record('data');
  const points = wire.figure('points');
  if (points === null) return undefined;
  return {
    points,
    credited: wire.texts('credited'),
    emails: wire.flag('emails'),
    claims: wire
      .records('claims')
      .map((claim) => ({ id: claim.text('id'), booking: claim.text('booking'), receipt: claim.text('receipt') }))
      .filter(({ id }) => id !== ''),
  };
}
