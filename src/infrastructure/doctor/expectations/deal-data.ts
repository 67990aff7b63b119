import type { TabWithDeals } from '../../../domain/deals/deal-tab.ts';
import type { Expectation } from './expectation.ts';
import { allOf, anObject, eitherOf } from './structures.ts';
import { aFlag, aLink, anAmount, aPercentage, aRating, aText, passing, required } from './values.ts';

const rates: Expectation = anObject({
  discountPercentage: aPercentage,
  publishedRate: anAmount,
  totalRate: required(anAmount),
  baseRate: anAmount,
  taxAndFee: anAmount,
});

const link = required(aLink('dealLink'));

const aDuration = passing(
  (value) => typeof value === 'string' || (typeof value === 'number' && value > 0),
  'is neither minutes nor words',
);

const hotelDeal: Expectation = anObject({
  hotel: required(
    anObject({
      hotelDetails: required(
        anObject({
          name: required(aText),
          heroImage: required(aLink('image')),
          distance: anAmount,
          distanceFrom: aText,
        }),
      ),
    }),
  ),
  rating: aRating,
  rates: required(rates),
  link,
});

const activityDeal: Expectation = anObject({
  title: required(aText),
  imageUrl: required(aLink('image')),
  duration: aDuration,
  isFreeCancellation: aFlag,
  rating: aRating,
  rates: required(rates),
  link,
});

const carDeal: Expectation = allOf(
  eitherOf('veh', 'name', required(aText)),
  anObject({
    vehiclePicture: required(aLink('image')),
    logo: aLink('logo'),
    passangerCapacity: anAmount,
    bagCapacity: anAmount,
    noOfDoors: anAmount,
    pickupLocation: aText,
    dropOffLocation: aText,
    rates: required(rates),
    link,
  }),
);

/** Deals as rules §3 has them. */
export const DEALS: Readonly<Record<TabWithDeals, Expectation>> = {
  hotels: hotelDeal,
  activities: activityDeal,
  cars: carDeal,
};
