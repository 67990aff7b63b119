import { test } from '@fast-check/vitest';
import { isCardCode, isCardNumber, isCardValidIn, lastFour } from '@livery/kit/booking/payment-card';
import { aUser } from '@livery/testkit/users';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingBody,
  initialCheckoutValues,
  priceMultiplier,
  travellerKinds,
} from '../../booking/checkout/checkout-values.ts';
import { aFlight } from './a-flight.ts';
import { anActivity, anOffer } from './an-offer.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');

describe('the number of a card', () => {
  it.each(['4242 4242 4242 4242', '5555-5555-5555-4444', '378282246310005', '6011111111111117'])(
    'may be %s',
    (number) => {
      expect(isCardNumber(number)).toBe(true);
    },
  );

  it.each(['', '4242 4242 4242 4241', '4242', '0000 0000 0000 0000', '4242x42424242424242', '42424242424242424242'])(
    'is not %s',
    (number) => {
      expect(isCardNumber(number)).toBe(false);
    },
  );

  test.prop([fc.nat(15), fc.integer({ min: 1, max: 9 })])('is never right with one digit changed', (position, by) => {
    const digits = [...'4242424242424242'];
    digits[position] = String((Number(digits[position]) + by) % 10);
    expect(isCardNumber(digits.join(''))).toBe(false);
  });
});

describe('a card', () => {
  it('may be typed in the digits and dashes of any script, with marks around them', () => {
    expect(isCardNumber('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢')).toBe(true);
    expect(isCardNumber('\u200f４２４２‑4242‑4242‑4242\u200e')).toBe(true);
    expect([isCardValidIn('٠٤/٢٩', TODAY), isCardValidIn('०४ / २९', TODAY), isCardCode('۱۲۳')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(lastFour('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢')).toBe('4242');
  });

  it.each(['11/26', '1/27', '04/29', ' 04 / 2029 ', '0429', '042029', '04 29', '04-29'])(
    'is good until the end of %s',
    (expiry) => {
      expect(isCardValidIn(expiry, TODAY)).toBe(true);
    },
  );

  it.each(['10/26', '1026', '13/29', '00/30', '2029', '429', ''])('is not good until %s', (expiry) => {
    expect(isCardValidIn(expiry, TODAY)).toBe(false);
  });

  it('has a code of three or four digits', () => {
    expect(['12', '123', '1234', '12345', 'abc'].map(isCardCode)).toEqual([false, true, true, false, false]);
  });
});

describe('the body of the booking call', () => {
  const values = {
    ...initialCheckoutValues(1, null),
    first0: ' Maya ',
    last0: 'Lindqvist',
    email: 'maya@example.com',
    phone: '+44 20 7946 0123',
    cardNumber: '4242 4242 4242 4242',
    cardCode: '987',
    cardName: 'M Lindqvist',
    cardExpiry: '04/29',
  };
  const body = bookingBody(values, {
    offer: anOffer(),
    asks: [],
    choiceId: 'suite',
    travellers: ['adult'],
    total: 300,
    shown: { amount: 276, currency: 'EUR' },
    idempotencyKey: 'key',
  });

  it('has the last four digits of the card, and nothing else', () => {
    expect(lastFour('4242 4242 4242 4241')).toBe('4241');
    expect(body.payment).toEqual({ method: 'card', last4: '4242' });
    const json = JSON.stringify(body);
    for (const secret of ['4242 4242', '42424242', '987', '04/29', 'M Lindqvist']) expect(json).not.toContain(secret);
  });

  it('names offer, choice, travellers and what was shown', () => {
    expect(body).toMatchObject({
      product: 'hotel',
      offerId: 'offer-1',
      choiceId: 'suite',
      travellers: [{ firstName: 'Maya', lastName: 'Lindqvist', kind: 'adult' }],
      total: 300,
      shown: { amount: 276, currency: 'EUR' },
      idempotencyKey: 'key',
    });
    expect(body).not.toHaveProperty('note');
  });
});

describe('who must be named', () => {
  it('is one guest of a hotel', () => {
    expect(travellerKinds(anOffer(), 5)).toEqual(['adult']);
    expect(priceMultiplier(anOffer(), 5)).toBe(1);
  });

  it('is everybody on a flight, infants too', () => {
    const party = { adults: 2, children: 1, infants: 1 };
    expect(travellerKinds(aFlight({ party }), 1)).toEqual(['adult', 'adult', 'child', 'infant']);
  });

  it('is everybody who takes part in an activity, and each of them pays', () => {
    expect([travellerKinds(anActivity(), 3).length, priceMultiplier(anActivity(), 3)]).toEqual([3, 3]);
  });
});

describe('the form of the checkout', () => {
  it('starts with a traveller’s own name, and with none for an agent', () => {
    const person = aUser({ firstName: 'Maya', email: 'maya@example.com' });
    expect(initialCheckoutValues(2, person)).toMatchObject({ first0: 'Maya', first1: '', email: 'maya@example.com' });
    expect(initialCheckoutValues(2, { ...person, isTravelAgent: true })).toMatchObject({ first0: '', email: '' });
  });
});
