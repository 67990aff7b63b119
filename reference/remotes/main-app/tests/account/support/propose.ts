import { EMPTY_DRAFT } from '@livery/kit/proposal/draft';
import { draftOfferFacts } from '@livery/kit/proposal/draft-offer-facts';
import { parseDraft, serializeDraft } from '@livery/kit/proposal/draft-wire';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { wireRecord } from '@livery/remote';
import { createSandbox } from '@livery/sandbox/app';
import type { Hono } from 'hono';
import { findHotel, recordOf } from './book.ts';

const AGENT = 'aurora-agent';

const [FROM_DAY = '', UNTIL_DAY = ''] = [30, 33].map((days) => Temporal.Now.plainDateISO().add({ days }).toString());

const SEARCHES = {
  hotel: { lat: 38.7, long: -9.14, checkIn: FROM_DAY, checkOut: UNTIL_DAY, rooms: 1, adults: 2 },
  car: {
    pickupLatitude: 38.781,
    pickupLongitude: -9.136,
    returnLatitude: 38.781,
    returnLongitude: -9.136,
    pickUpDateTime: `${FROM_DAY}T11:00:00`,
    returnDateTime: `${UNTIL_DAY}T11:00:00`,
    age: 30,
  },
};

/** The offers in the draft of aurora's agent. */
export const draftOffers = () => parseDraft(localStorage.getItem('proposal-draft'), AGENT)?.offers ?? [];

/** Adds the first offer of a product to the draft of aurora's agent, as its card does, at its price or at another. */
export async function addToDraft(app: Hono, product: keyof typeof SEARCHES, total?: number) {
  const callResult = await sandboxResponses({ app, person: 'agent' })({
    method: 'GET',
    path: `/api/reference/${product}/offers`,
    query: SEARCHES[product],
  });
  const [firstRecord] = wireRecord(callResult.ok ? callResult.value : null).records('data');
  const offer = {
    product,
    offerId: firstRecord?.text('id') ?? '',
    choiceId: '',
    choice: '',
    name: firstRecord?.text('name') ?? '',
    picture: '',
    total: total ?? firstRecord?.record('price').figure('total') ?? 0,
    currency: 'USD',
    note: '',
    ...draftOfferFacts(firstRecord ?? wireRecord(null)),
  };
  const draft = parseDraft(localStorage.getItem('proposal-draft'), AGENT) ?? EMPTY_DRAFT;
  const extendedDraft = { ...draft, offers: [...draft.offers, offer] };
  localStorage.setItem('proposal-draft', serializeDraft(extendedDraft, AGENT));
}

/** A sandbox in which an agent has proposed a hotel. */
export async function proposeHotel(moreFields: object = {}) {
  const app = createSandbox();
  const offers = [{ product: 'hotel', offerId: await findHotel(app, 'agent') }];
  const body = { title: 'Three days in Lisbon', message: 'By the river.', offers, ...moreFields };
  const request = sandboxResponses({ app, person: 'agent' });
  const callResult = await request({ method: 'POST', path: '/api/reference/proposals', body });
  return { app, offers, id: recordOf(callResult).record('data').text('id') };
}

/** A visitor's booking from the proposal. */
export async function bookProposed(app: Hono, what: object) {
  const body = {
    ...what,
    travellers: [{ firstName: 'Nour', lastName: 'Saadi' }],
    contact: { email: 'nour@mail.example', phone: '+44 20 7946 0123' },
    payment: { method: 'card', last4: '4242' },
    shown: { amount: 100, currency: 'USD' },
  };
  const callResult = await sandboxResponses({ app })({ method: 'POST', path: '/api/reference/bookings', body });
  return recordOf(callResult).record('data');
}
