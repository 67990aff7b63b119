import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import type { openCheckout } from './hold-a-unit.ts';

export type ShownCheckout = Awaited<ReturnType<typeof openCheckout>>;

export const CARD = '4242424242424242';

export const isRelease = ({ method, query }: RemoteCall) => method === 'PUT' && query?.['status'] === 'RELEASE';

/** Fills in everything that a booking requires. */
export async function fillIn({ screen, type }: ShownCheckout, lastName = 'Byron') {
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name (optional)', lastName],
    ['E-mail', 'ada@example.com'],
    ['Phone', '+44 20 7946 0123'],
    ['Card number', CARD],
    ['Name on the card', 'A Byron'],
    ['Expiry date', '04/29'],
    ['Security code', '123'],
  ] as const) {
    await type(screen.getByLabelText(label), value);
  }
}

/** Fills in everything that a booking requires, and presses the button that books. */
export async function book(view: ShownCheckout, lastName?: string) {
  await fillIn(view, lastName);
  await view.click(view.screen.getByRole('button', { name: /^Pay/ }));
}
