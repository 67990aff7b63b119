import type { Hono } from 'hono';
import { createSandbox } from '../../../../sandbox/app.ts';
import { askSandbox, type RecordContext } from '../../support/ask-sandbox.ts';
import { NOW, SOME_SEARCH } from './some-searches.ts';

/** A sandbox whose clock can be turned. */
export function aSandbox(): { readonly app: Hono; turnTo(time: string): void } {
  let now = NOW;
  return {
    app: createSandbox({ now: () => now, environment: 'local' }),
    turnTo: (time) => {
      now = new Date(time);
    },
  };
}

export const visitor = (session = 'visit-0001'): Record<string, string> => ({ 'x-session-id': session });

export const person = (id: string, agency = 'aurora', session = 'visit-0001'): Record<string, string> => ({
  'x-session-id': session,
  'x-access-token': `sandbox-${agency}-${id}`,
});

export interface AnOffer {
  readonly id: string;
  readonly name: string;
  readonly price: { readonly total: number };
  readonly choices: readonly {
    readonly id: string;
    readonly name: string;
    readonly left: number | null;
    readonly price: { readonly total: number };
  }[];
}

/** One of the offers of a product, with its details. */
export async function anOffer(app: Hono, product = 'hotel', which = 0): Promise<AnOffer> {
  const query = new URLSearchParams(SOME_SEARCH[product]);
  const { json } = await askSandbox(`/api/reference/${product}/offers?${query}`, { app });
  const { data } = json as { data: { id: string }[] };
  const details = await askSandbox(`/api/reference/${product}/offers/${data[which]?.id}`, { app });
  return (details.json as { data: AnOffer }).data;
}

/** What the app sends to book an offer. */
export function aRequest(offerId: string, more: object = {}): Record<string, unknown> {
  return {
    product: 'hotel',
    offerId,
    travellers: [{ firstName: 'Maya', lastName: 'Lindqvist', kind: 'adult' }],
    contact: { email: 'maya@mail.example', phone: '+44 20 7946 0123' },
    payment: { method: 'card', last4: '4242' },
    shown: { amount: 512.4, currency: 'EUR' },
    ...more,
  };
}

export interface ABooking {
  readonly referenceNumber: string;
  readonly [field: string]: unknown;
}

export function book(app: Hono, body: unknown, headers = visitor(), agency = 'aurora'): Promise<RecordContext> {
  return askSandbox('/api/reference/bookings', { app, method: 'POST', body, headers, agency });
}

/** The booking that was answered. */
export const bookingIn = ({ json }: RecordContext): ABooking => (json as { data: ABooking }).data;

/** The reference numbers that somebody sees. */
export async function seenBy(app: Hono, headers: Record<string, string>, agency = 'aurora'): Promise<string[]> {
  const { json } = await askSandbox('/api/reference/bookings', { app, headers, agency });
  return (json as { data: ABooking[] }).data.map(({ referenceNumber }) => referenceNumber);
}
