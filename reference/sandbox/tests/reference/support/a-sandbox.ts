import { beforeEach } from 'vitest';
import { createSandbox } from '../../../app.ts';
import { type JsonResponse, type RequestOptions, requestSandbox } from '../../support/request-sandbox.ts';
import { NOW, SOME_SEARCH } from './some-searches.ts';

type Headers = Readonly<Record<string, string>>;

export const visitorHeaders = (session = 'session-0001'): Headers => ({ 'x-session-id': session });

export const personHeaders = (id: string, agency = 'aurora', session = 'session-0001'): Headers => ({
  'x-session-id': session,
  'x-access-token': `sandbox-${agency}-${id}`,
});

/** The `data` of a response. */
export const dataOf = <T>({ json }: Pick<JsonResponse, 'json'>): T => (json as { data: T }).data;

interface AnOffer {
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

export interface ABooking {
  readonly referenceNumber: string;
  readonly price: { readonly amount: number; readonly currency: string };
  readonly [field: string]: unknown;
}

/** A sandbox whose clock can be set, and the calls of the reference app. */
export function aSandbox(now = NOW) {
  let time = now;
  const open = () => createSandbox({ now: () => time, environment: 'local' });
  let app = open();
  const request = (path: string, options: RequestOptions = {}) => requestSandbox(path, { app, ...options });
  const get = (path: string, headers: Headers = {}, agency = 'aurora') =>
    request(`/api/reference/${path}`, { headers, agency });
  const post = (path: string, body: unknown, headers: Headers = {}, agency = 'aurora') =>
    request(`/api/reference/${path}`, { method: 'POST', body, headers, agency });
  const change = (method: 'PATCH' | 'DELETE', path: string, body: unknown, headers: Headers = {}, agency = 'aurora') =>
    request(`/api/reference/${path}`, { method, body, headers, agency });
  /** One of the offers of a product, with its details. */
  async function anOffer(
    product = 'hotel',
    which = 0,
    moreFields: Readonly<Record<string, string>> = {},
  ): Promise<AnOffer> {
    const data = dataOf<{ id: string }[]>(
      await get(`${product}/offers?${new URLSearchParams({ ...SOME_SEARCH[product], ...moreFields })}`),
    );
    return dataOf(await get(`${product}/offers/${data[which]?.id}`));
  }
  return {
    request,
    get,
    post,
    change,
    anOffer,
    /** A hotel with a choice whose remaining number is as wanted. */
    async aScarceOffer(isScarce: (left: number) => boolean, moreFields: Readonly<Record<string, string>> = {}) {
      for (let which = 0; which < 30; which += 1) {
        const offer = await anOffer('hotel', which, moreFields);
        const choice = offer.choices.find(({ left }) => left !== null && isScarce(left));
        if (choice !== undefined) return [offer, choice] as const;
      }
      throw new Error('Nothing is ever as scarce.');
    },
    setTime: (next: string) => {
      time = new Date(next);
    },
    restart: () => {
      time = now;
      app = open();
    },
    book: (body: unknown, headers = visitorHeaders()) => post('bookings', body, headers),
    /** Gives an agent the permission to see their wallet. */
    letSeeWallet: (id: string) =>
      post(
        `agents/aurora-${id}`,
        { permissions: { wallet: { read: true, write: false } }, version: 0 },
        personHeaders('owner'),
      ),
    /** The reference numbers that a person sees. */
    async seenBy(headers: Headers, agency = 'aurora'): Promise<string[]> {
      const bookings = dataOf<ABooking[]>(await get('bookings', headers, agency));
      return bookings.map(({ referenceNumber }) => referenceNumber);
    },
  };
}

/** A sandbox that is new in each test. */
export function sandboxOfEachTest() {
  const sandbox = aSandbox();
  beforeEach(sandbox.restart);
  return sandbox;
}

/** The app's request to book an offer. */
export function aRequest(offerId: string, moreFields: object = {}): Record<string, unknown> {
  return {
    product: 'hotel',
    offerId,
    travellers: [{ firstName: 'Maya', lastName: 'Lindqvist', kind: 'adult' }],
    contact: { email: 'maya@mail.example', phone: '+44 20 7946 0123' },
    payment: { method: 'card', last4: '4242' },
    shown: { amount: 512.4, currency: 'EUR' },
    ...moreFields,
  };
}

/** The booking of a response. */
export const bookingIn = (response: Pick<JsonResponse, 'json'>): ABooking => dataOf(response);
