import { parseProfile } from '@livery/contract/wire/profile-wire';
import { fillDay } from '@livery/reference-testing/fill-day';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import type { FakeContextOptions } from '@livery/remote/testing';
import { within } from '@testing-library/dom';
import { area } from '../../booking/routes.tsx';
import { areaRemote } from '../area-remote.tsx';
import { SEARCHES } from './searches.ts';

export const bookingRemote = await areaRemote(area);

export type ShownBooking = Awaited<ReturnType<typeof showRemote>>;

/** Shows the booking pages at an address, with the sandbox's responses unless `respond` is given. */
export const showBooking = (address: string, options: FakeContextOptions = {}) =>
  showRemote(bookingRemote, { at: address, respond: sandboxResponses(), ...options });

/** Follows the first link with this text. */
export async function followLink({ screen, click }: ShownBooking, words: RegExp | string) {
  const [link] = screen.getAllByRole('link', { name: words });
  if (link === undefined) throw new Error(`There is no link ${words}.`);
  await click(link);
}

/** Opens the first result. */
export async function openFirst(view: ShownBooking) {
  const [card] = view.screen.getAllByRole('article');
  if (card === undefined) throw new Error('Nothing was found.');
  await view.click(within(card).getAllByRole('link')[0] ?? card);
}

/** Fills in the checkout, with `changes` by label. */
export async function fillIn({ screen, type }: ShownBooking, changes: Readonly<Record<string, string>> = {}) {
  const inputs: Readonly<Record<string, string>> = {
    'First name': 'Maya',
    'Last name (optional)': 'Lindqvist',
    'E-mail': 'maya@example.com',
    Phone: '+44 20 7946 0123',
    'Card number': '4242 4242 4242 4242',
    'Name on the card': 'M Lindqvist',
    'Expiry date': '04/39',
    'Security code': '123',
    ...changes,
  };
  for (const [label, text] of Object.entries(inputs)) {
    for (const field of screen.getAllByLabelText(label)) await type(field, text);
  }
  await fillPapers({ screen, type });
}

/** The papers of each passenger that flights and cruises require. */
async function fillPapers({ screen, type }: Pick<ShownBooking, 'screen' | 'type'>) {
  for (const passenger of screen.queryAllByRole('group', { name: /^\d: (?:adult|child|infant)$/ })) {
    if (within(passenger).queryByRole('group', { name: 'Date of birth' }) === null) continue;
    const isAdult = passenger.querySelector('legend')?.textContent?.endsWith('adult') === true;
    fillDay(passenger, 'Date of birth', isAdult ? '1990-02-03' : '2022-02-03');
    if (within(passenger).queryByLabelText('Nationality') === null) continue;
    await type(within(passenger).getByLabelText('Nationality'), 'se');
    await type(within(passenger).getByLabelText('Passport number'), 'ab1234567');
  }
}

/** Presses the button that books. */
export const pressPay = ({ screen, click }: ShownBooking) => click(screen.getByRole('button', { name: /^Pay/ }));
export const headingText = ({ screen }: ShownBooking) => screen.getByRole('heading', { level: 1 }).textContent;
/** The booking calls. */
export const bookingCalls = ({ calls }: ShownBooking) =>
  calls.filter(({ path, method }) => method === 'POST' && path.endsWith('/bookings'));

/** Goes to the checkout of the first hotel in Lisbon. */
export async function toCheckout(options: FakeContextOptions = {}) {
  const view = await showBooking(SEARCHES.hotel, options);
  await openFirst(view);
  await followLink(view, 'Continue');
  return view;
}

/** Shows a page of booking to one of aurora's people. */
export async function shownTo(person: string, address: string) {
  const respond = sandboxResponses({ person });
  const response = await respond({ method: 'GET', path: '/api/user/profile' });
  const profile = response.ok ? parseProfile(response.value) : null;
  return showBooking(address, { respond, session: { signedIn: true, profile } });
}
