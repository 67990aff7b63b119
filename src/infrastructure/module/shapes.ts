import type { Agency } from '@livery/contract/agency/agency';
import { PRODUCTS, SAME_DAY_NAMES, type SameDayName } from '@livery/contract/agency/products';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@livery/contract/agency/social-network';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { ResortDeal } from '@livery/contract/resorts/resort-deal';
import { USER_TYPES, type UserProfile } from '@livery/contract/session/user-profile';
import type { Airport, Place } from '@livery/contract/trip/places';
import * as v from 'valibot';
import type { RichContent, RichNode } from '../../application/content/rich-content.ts';
import type { ActivityDeal } from '../../domain/deals/activity-duration.ts';
import type { CarDeal } from '../../domain/deals/car-card.ts';
import type { HotelDeal } from '../../domain/deals/hotel-deal.ts';
import type { Hold } from '../../domain/resorts/hold.ts';
import { recordFromKeys } from '../../domain/shared/record-from-keys.ts';

/* The shapes of ports' values. Additional fields are ignored, and optional ones aren't checked. */

/** A schema of this type that doesn't transform its values. */
export type Shape<T> = v.GenericSchema<unknown, T>;

export const text = v.string();
export const flag = v.boolean();
export const listShape = <T>(entry: Shape<T>): Shape<readonly T[]> => v.array(entry);

const figure = v.nullable(v.number());
const money = v.object({ amount: v.number(), currency: text });
const coordinates = v.nullable(v.object({ latitude: v.number(), longitude: v.number() }));

/** A class of `Temporal`, from any copy, because a module may have its own. */
export function temporalShape<Name extends 'Instant' | 'PlainDate'>(
  name: Name,
): Shape<InstanceType<(typeof Temporal)[Name]>> {
  return v.custom<InstanceType<(typeof Temporal)[Name]>>(
    (value) => Object.prototype.toString.call(value) === `[object Temporal.${name}]`,
    `a Temporal.${name}`,
  );
}

export const failure: Shape<CallFailure> = v.variant('kind', [
  v.object({ kind: v.picklist(['unreachable', 'timed-out', 'cancelled']) }),
  v.object({ kind: v.literal('refused'), status: v.number(), message: text }),
  v.object({ kind: v.literal('malformed'), problem: text }),
]);

export const agency: Shape<Agency> = v.object({
  name: text,
  subdomain: text,
  language: text,
  status: v.picklist(['active', 'inactive']),
  logo: text,
  logoMobile: text,
  favicon: text,
  primaryColor: text,
  metadata: v.object({ title: text, description: text, keywords: v.array(text) }),
  legal: v.object({ privacyPolicy: text, cookiesPolicy: text, disclaimer: text }),
  social: v.object(recordFromKeys<Record<SocialNetwork, typeof text>>(SOCIAL_NETWORKS, () => text)),
  contact: v.object({
    phone: text,
    showsPhoneInFooter: flag,
    email: text,
    showsAddressInFooter: flag,
    address: v.object({ line1: text, city: text, state: text, country: text, zipCode: text }),
  }),
  sso: v.object({ enabled: flag, directLoginAllowed: flag }),
  returnUrl: text,
  allowsNonLoginFlow: flag,
  sameDayBookingDisallowed: v.object(recordFromKeys<Record<SameDayName, typeof flag>>(SAME_DAY_NAMES, () => flag)),
  bookingMenu: v.array(v.object({ service: v.picklist(PRODUCTS.map(({ service }) => service)), active: flag })),
  about: v.object({ enabled: flag, title: text }),
  faq: v.object({ enabled: flag, title: text }),
  hidesLogin: flag,
  hidesSignup: flag,
  hidesHeaderForDealProposal: flag,
  isSubscribed: flag,
  displaysTopDestinations: flag,
  currentPaymentGateway: text,
  analytics: v.object({ enabled: flag, googleId: text, facebookId: text }),
});

const deal = {
  rating: figure,
  rates: v.object({
    discountPercentage: figure,
    publishedRate: figure,
    totalRate: figure,
    baseRate: figure,
    taxAndFee: figure,
  }),
  link: text,
};

export const hotelDeal: Shape<HotelDeal> = v.object({
  ...deal,
  name: text,
  heroImage: text,
  distance: figure,
  distanceFrom: text,
});

export const activityDeal: Shape<ActivityDeal> = v.object({
  ...deal,
  title: text,
  image: text,
  duration: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('minutes'), minutes: v.number() }),
      v.object({ kind: v.literal('words'), words: text }),
    ]),
  ),
  isFreeCancellation: flag,
});

export const carDeal: Shape<CarDeal> = v.object({
  rates: deal.rates,
  link: deal.link,
  name: text,
  picture: text,
  logo: text,
  passengerCapacity: figure,
  bagCapacity: figure,
  doors: figure,
  pickUpLocation: text,
  dropOffLocation: text,
});

export const resortDeal: Shape<ResortDeal> = v.object({
  id: text,
  name: text,
  image: text,
  location: text,
  rating: figure,
  price: v.nullable(money),
});

export const hold: Shape<Hold> = v.variant('kind', [
  v.object({
    kind: v.picklist(['held', 'releasing']),
    reference: text,
    expiresAt: v.nullable(temporalShape('Instant')),
  }),
  v.object({ kind: v.picklist(['released', 'expired']), reference: text }),
]);

export const place: Shape<Place> = v.object({
  name: text,
  fullName: text,
  coordinates,
  kind: v.picklist(['city', 'region', 'country', 'airport', 'station', 'hotel', 'attraction', 'other']),
});

export const airport: Shape<Airport> = v.object({ code: text, name: text, city: text, country: text });

export const profile: Shape<UserProfile> = v.object({
  id: text,
  userType: v.picklist(USER_TYPES),
  isTravelAgent: flag,
  isRestrictedAgent: flag,
  hasRewardWallet: flag,
  isExternal: flag,
  countryCode: text,
  firstName: text,
  lastName: text,
  email: text,
  profileImage: text,
  credits: v.nullable(money),
  permissions: v.map(text, v.object({ read: flag, write: flag })),
});

/** Its nodes aren't checked: only Livery's cleaner makes content that is rendered. */
export const richContent: Shape<RichContent> = v.object({
  type: v.literal('root'),
  children: v.array(v.custom<RichNode>((node) => typeof node === 'object' && node !== null, 'a node')),
});
