import { wireRecord } from '@livery/remote';

/** A claim of points for a trip that was booked elsewhere. */
export interface Claim {
  readonly id: string;
  readonly booking: string;
  /** The name of the receipt's file. */
  readonly receipt: string;
}

export interface Account {
  readonly points: number;
  /** The references of the bookings whose points are included. */
  readonly credited: readonly string[];
  /** Whether the visitor wants e-mails about points. */
  readonly emails: boolean;
  readonly claims: readonly Claim[];
}

/** Reads the responses of `/api/loyalty`; `undefined` if they contain no points. */
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
