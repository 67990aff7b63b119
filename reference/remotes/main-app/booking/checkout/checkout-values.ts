import { cardProblems, lastFour, NO_CARD, useCardFields } from '@livery/kit/booking/payment-card';
import { CARD_PAYMENT, isFromCredit, PAYMENT_METHOD_FIELD } from '@livery/kit/credit/payment-method-field';
import { parsePlainDate, type UserProfile, useFormat } from '@livery/remote';
import { fieldErrors, plainDigits, useRules } from '@livery/remote/forms';
import { guestKind, type TripDays } from '@livery/remote/search';
import { useTranslation } from 'react-i18next';
import { type GenericSchema, object, pipe, string } from 'valibot';
import type { Offer } from '../offer/offer.ts';
import type { TravellerDetail, TravellerKind } from '../offer/offer-details.ts';
import { productDefinition } from '../product/product.ts';

/** The values of the checkout form, by field name. */
export type CheckoutValues = Readonly<Record<string, string>>;

/** The maximum number of participants in an activity. */
export const MAX_PARTICIPANTS = 9;

export const firstNameField = (index: number): string => `first${index}`;
export const lastNameField = (index: number): string => `last${index}`;

/** The name of the field for the client's person that a traveller is. */
const personField = (index: number): string => `person${index}`;

/** The name of a traveller's field for a detail that an offer requires. */
export const detailField = (detail: TravellerDetail, index: number): string => `${detail}${index}`;

/** The names of a traveller's fields. */
export const travellerFieldNames = (index: number, asks: readonly TravellerDetail[]): readonly string[] => [
  personField(index),
  firstNameField(index),
  lastNameField(index),
  ...asks.map((detail) => detailField(detail, index)),
];

/** The initial values. An agent books for others, so only a traveller's own name is filled in. */
export function initialCheckoutValues(
  travellers: number,
  profile: UserProfile | null,
  asks: readonly TravellerDetail[] = [],
): CheckoutValues {
  const knownProfile = profile === null || profile.isTravelAgent ? null : profile;
  const names = Array.from({ length: Math.max(travellers, MAX_PARTICIPANTS) }, (_, index) => [
    [personField(index), ''],
    [firstNameField(index), index === 0 ? (knownProfile?.firstName ?? '') : ''],
    [lastNameField(index), index === 0 ? (knownProfile?.lastName ?? '') : ''],
    ...asks.map((detail) => [detailField(detail, index), '']),
  ]);
  return {
    people: '1',
    ...Object.fromEntries(names.flat()),
    email: knownProfile?.email ?? '',
    phone: '',
    note: '',
    [PAYMENT_METHOD_FIELD]: CARD_PAYMENT,
    ...NO_CARD,
  };
}

interface BookingRequest {
  readonly offer: Offer;
  readonly asks: readonly TravellerDetail[];
  readonly choiceId: string | undefined;
  readonly travellers: readonly TravellerKind[];
  /** US dollars. */
  readonly total: number;
  readonly shown: { readonly amount: number; readonly currency: string };
  readonly idempotencyKey: string;
  /** The client for whom an agent books. */
  readonly clientId?: string | undefined;
  /** The proposal from which it is booked; the empty text for none. */
  readonly proposalId?: string;
}

/** The body of the booking call. Of the card it contains only the last four digits. */
export function bookingBody(
  values: CheckoutValues,
  { offer, asks, choiceId, travellers, total, shown, idempotencyKey, clientId, proposalId = '' }: BookingRequest,
) {
  const valueOf = (name: string) => (values[name] ?? '').trim();
  return {
    product: offer.product,
    offerId: offer.id,
    ...(choiceId === undefined ? {} : { choiceId }),
    ...(clientId === undefined ? {} : { clientId }),
    ...(proposalId === '' ? {} : { proposalId }),
    travellers: travellers.map((kind, index) => ({
      firstName: valueOf(firstNameField(index)),
      lastName: valueOf(lastNameField(index)),
      kind,
      ...Object.fromEntries(
        asks.map((detail) => [detail, plainDigits(valueOf(detailField(detail, index))).toUpperCase()]),
      ),
    })),
    contact: { email: valueOf('email'), phone: plainDigits(valueOf('phone')) },
    ...(valueOf('note') === '' ? {} : { note: valueOf('note') }),
    payment: isFromCredit(values[PAYMENT_METHOD_FIELD])
      ? { method: 'credit' }
      : { method: 'card', last4: lastFour(valueOf('cardNumber')) },
    total,
    shown,
    idempotencyKey,
  };
}

interface Travellers {
  /** The travellers that must be named, for the current values. */
  readonly of: (values: CheckoutValues) => readonly TravellerKind[];
  readonly asks: readonly TravellerDetail[];
  readonly days: TripDays | null;
}

/** @param names of all values */
export function useCheckoutSchema(
  names: readonly string[],
  { of, asks, days }: Travellers,
): GenericSchema<CheckoutValues> {
  const { t } = useTranslation('booking');
  const { day: dayText } = useFormat();
  const { email, phone } = useRules();
  const card = useCardFields();
  const texts: Readonly<Record<string, GenericSchema<string>>> = Object.fromEntries(
    names.map((name) => [name, string()]),
  );
  const problems: Readonly<Record<TravellerDetail, (value: string, kind: TravellerKind) => string | undefined>> = {
    birthDate(value, kind) {
      if (parsePlainDate(value) === null) return t('checkout.birthDateProblem');
      if (days === null || guestKind(value, days) === kind) return undefined;
      return t(`checkout.ageProblem.${kind}`, { day: dayText(kind === 'infant' ? days.last : days.first) });
    },
    nationality: (value) => (/^[A-Z]{2}$/i.test(value.trim()) ? undefined : t('checkout.nationalityProblem')),
    passport: (value) => (/^[A-Z\d]{5,20}$/i.test(plainDigits(value)) ? undefined : t('checkout.passportProblem')),
  };
  return pipe(
    object({ ...texts, email, phone } as typeof texts),
    fieldErrors((values: CheckoutValues) => {
      const named = of(values).map((kind, index) => [
        [
          firstNameField(index),
          values[firstNameField(index)]?.trim() === '' ? t('checkout.firstNameProblem') : undefined,
        ],
        ...asks.map((detail) => [
          detailField(detail, index),
          problems[detail](values[detailField(detail, index)] ?? '', kind),
        ]),
      ]);
      return { ...Object.fromEntries(named.flat()), ...cardProblems(card, values) };
    }),
  );
}

/** The travellers to be named: one guest of a hotel, the driver of a car, everybody for other products. */
export function travellerKinds(offer: Offer, people: number): readonly TravellerKind[] {
  return productDefinition(offer.product).travellers(offer, people);
}

/** How often the price is charged: once, or once per person. */
export function priceMultiplier(offer: Offer, people: number): number {
  return offer.perUnit === 'person' ? travellerKinds(offer, people).length : 1;
}
