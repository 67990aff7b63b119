import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { expect, it } from 'vitest';
import { PRODUCTS } from '../../booking/offer/offer.ts';
import { followLink, openFirst, showBooking } from './booking-steps.ts';
import { dayAhead, SEARCHES } from './searches.ts';

/** A platform whose free days are over, but whose tags weren't changed. */
async function afterTheFreeDays(call: RemoteCall) {
  const response = await sandboxResponses()(call);
  if (!response.ok) return response;
  const text = JSON.stringify(response.value, (name, value: unknown) => {
    if (name === 'freeCancellationUntil') return dayAhead(-1);
    return name === 'cancellation' ? [] : value;
  });
  return { ok: true as const, value: JSON.parse(text) };
}

it.each(PRODUCTS)('what may no longer be cancelled free of charge promises that on no page: a %s', async (product) => {
  const view = await showBooking(SEARCHES[product].replace(/adults=2(&children=1)?/, 'adults=1'), {
    respond: afterTheFreeDays,
  });
  const words = () => view.element.textContent ?? '';
  expect(words()).not.toContain('Free cancellation');
  await openFirst(view);
  expect(words()).not.toContain('Free cancellation');
  while (view.screen.queryByRole('button', { name: /^Pay/ }) === null) {
    await followLink(view, /^(Continue|Go to checkout)$/);
    expect(words()).not.toContain('Free cancellation');
  }
  expect(words()).toContain('No free cancellation');
});
