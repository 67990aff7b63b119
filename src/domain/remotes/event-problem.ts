import { PRODUCTS } from '@livery/contract/agency/products';
import type { PlainData } from '@livery/contract/remotes/plain-data';
import type { RemoteName } from '@livery/contract/remotes/remote-name';

/** The events of the contract, which several remotes may send; other events' names begin with their remote's name. */
const SHARED_EVENTS: Readonly<Record<string, (value: PlainData) => string | undefined>> = {
  'booking.confirmed': bookingProblem,
  'booking.cancelled': cancellationProblem,
};

const NO_REFERENCE = 'its “reference” is no text with the number';

/**
 * Why a remote can't publish an event with this name and value, as the end of a sentence; `undefined` if it can. The
 * shapes of the contract's events are checked; remotes agree on the shapes of other events.
 */
export function eventProblem(remote: RemoteName, name: string, value: PlainData): string | undefined {
  if (Object.hasOwn(SHARED_EVENTS, name)) return SHARED_EVENTS[name]?.(value);
  return name.startsWith(`${remote}.`) ? undefined : `its name begins with another than your remote’s, “${remote}.”`;
}

/** `{ reference, product, price }`, as in the contract's `BookingConfirmed`. */
function bookingProblem(value: PlainData): string | undefined {
  if (!isRecord(value)) return 'its value is no { reference, product, price }';
  const { product, price } = value;
  if (!hasReference(value)) return NO_REFERENCE;
  if (!PRODUCTS.some(({ name }) => name === product)) {
    return `its “product” is none of ${PRODUCTS.map(({ name }) => name).join(', ')}`;
  }
  return price === null || isMoney(price) ? undefined : 'its “price” is neither null nor { amount, currency }';
}

/** `{ reference }`, as in the contract's `BookingCancelled`. */
function cancellationProblem(value: PlainData): string | undefined {
  return isRecord(value) && hasReference(value) ? undefined : NO_REFERENCE;
}

function hasReference({ reference }: { readonly [name: string]: PlainData }): boolean {
  return typeof reference === 'string' && reference.trim() !== '';
}

function isMoney(value: PlainData | undefined): boolean {
  if (value === undefined || !isRecord(value)) return false;
  const { amount, currency } = value;
  return typeof amount === 'number' && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
}

function isRecord(value: PlainData): value is { readonly [name: string]: PlainData } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
