import type { Expectation } from './expectation.ts';
import { aListOf, anObject } from './structures.ts';
import { aCurrencyCode, aLink, anAmount, anInstant, aRating, aText, required } from './values.ts';

const facts = { id: required(aText), name: required(aText), image: aLink('image'), location: aText, rating: aRating };

export const resort: Expectation = anObject(facts);

export const resortDeal: Expectation = anObject({ ...facts, price: required(anAmount), currency: aCurrencyCode });

export const hold: Expectation = anObject({
  reference_number: required(aText),
  status: required(aText),
  expires_at: anInstant,
});

export const availability: Expectation = anObject({ rooms: aListOf(anObject({ left: required(anAmount) })) });
