import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { lastFour, NO_CARD } from '../../../kit/booking/payment-card.ts';
import type { Offer } from '../offer/offer.ts';
import type { TravellerKind } from './travellers-of.ts';

/** What is filled in at the checkout. */
export type CheckoutValues = Readonly<Record<string, string>>;

/** So many take part in an activity at most. */
export const MOST_PEOPLE = 9;

export const firstNameOf = (index: number): string => `first${index}`;
export const lastNameOf = (index: number): string => `last${index}`;

/** What the form starts with. An agent books for others, so only a traveller's own name is filled in. */
export function startValues(travellers: number, profile: UserProfile | null): CheckoutValues {
  const known = profile === null || profile.isTravelAgent ? null : profile;
  const names = Array.from({ length: Math.max(travellers, MOST_PEOPLE) }, (_, index) => [
    [firstNameOf(index), index === 0 ? (known?.firstName ?? '') : ''],
    [lastNameOf(index), index === 0 ? (known?.lastName ?? '') : ''],
  ]);
  return {
    people: '1',
    ...Object.fromEntries(names.flat()),
    email: known?.email ?? '',
    phone: '',
    note: '',
    ...NO_CARD,
  };
}

interface Told {
  readonly offer: Offer;
  readonly choiceId: string | undefined;
  readonly travellers: readonly TravellerKind[];
  readonly shown: { readonly amount: number; readonly currency: string };
  readonly idempotencyKey: string;
}

/** What the platform is told. Of the card it is the last four digits, and nothing else. */
export function bookingBody(values: CheckoutValues, { offer, choiceId, travellers, shown, idempotencyKey }: Told) {
  const told = (name: string) => (values[name] ?? '').trim();
  return {
    product: offer.product,
    offerId: offer.id,
    ...(choiceId === undefined ? {} : { choiceId }),
    travellers: travellers.map((kind, index) => ({
      firstName: told(firstNameOf(index)),
      lastName: told(lastNameOf(index)),
      kind,
    })),
    contact: { email: told('email'), phone: told('phone') },
    ...(told('note') === '' ? {} : { note: told('note') }),
    payment: { method: 'card', last4: lastFour(told('cardNumber')) },
    shown,
    idempotencyKey,
  };
}
