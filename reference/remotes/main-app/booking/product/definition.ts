import { isolateDirection } from '@livery/contract/content/isolated';
import type { Agency, ConcretePath, Format, PagePath, WireRecord } from '@livery/remote';
import type { TripDays } from '@livery/remote/search';
import type { TextOrRange } from '@livery/ui/range-words';
import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { AreaPages } from '../../areas.ts';
import type { Offer, SharedOfferFields } from '../offer/offer.ts';
import type { TravellerKind } from '../offer/offer-details.ts';
import type { OfferTexts } from '../offer/use-offer-texts.ts';

/** A path that the path catalogue assigns to this area. */
export type BookingPath = ConcretePath<AreaPages['booking']>;

/** The paths of the steps of a booking (rules §2). */
export interface ProductPages {
  readonly base: BookingPath;
  readonly search: BookingPath;
  /** `:id` is the offer's id, if it is part of the path. */
  readonly details: BookingPath;
  /** Between the details and the checkout, if there is such a step. */
  readonly reservation: BookingPath | null;
  readonly checkout: BookingPath;
  /** `:id` is the reference number, if it is part of the path. */
  readonly confirmation: BookingPath;
  /** Further paths of the details. */
  readonly otherDetails: readonly BookingPath[];
  /** The query parameter with the offer's id. */
  readonly offerName: string;
}

/** The functions with which a product's texts are written. */
export interface ProductTexts extends Pick<Format, 'day' | 'days' | 'list' | 'distance'>, OfferTexts {
  readonly t: TFunction<'booking'>;
  /** `2026-02` as text; the empty text for any other value. */
  month(month: string): string;
}

/** A fact of a booking, such as its dates. */
export interface FactLine {
  readonly label: string;
  readonly value: string;
  /** Whether the value has isolated parts in the page's direction, as created by `inRow`. */
  readonly inParts?: true;
}

/** A fact shown on a card. */
export interface KeyFact extends Pick<FactLine, 'inParts'> {
  readonly icon: LucideIcon;
  readonly text: string;
}

/**
 * A product, except its view and its search: how its offers are read from the API, described and booked. To add a
 * product, add one of these, a `ProductSearch`, a view, its type of offer and its texts.
 */
export interface ProductDefinition<O extends Offer = Offer> {
  /** The service of the agency's booking menu that sells it. */
  readonly service: Agency['bookingMenu'][number]['service'];
  readonly icon: LucideIcon;
  readonly pages: ProductPages;
  read(wire: WireRecord, shared: SharedOfferFields): O;
  /** The key facts on a card; those with an empty text are left out. */
  facts(offer: O, texts: ProductTexts): readonly KeyFact[];
  /** The facts of a booking: dates, place, guests. Those with an empty value are left out. */
  lines(offer: O, texts: ProductTexts): readonly FactLine[];
  /** The days of an offer: one, or the first and the last; for a car with their times, if `time` is given. */
  when(offer: O, format: Pick<Format, 'day'> & Partial<Pick<OfferTexts, 'time'>>): TextOrRange;
  /** The unit of a price, such as `for 3 nights`; the empty text if it is unknown. */
  priceUnit(offer: O, texts: ProductTexts): string;
  /** The guests as a sentence, if neither the price nor a line of a card names them. */
  guests?(offer: O, texts: Pick<ProductTexts, 'party' | 'driver' | 't'>): string;
  /** The number of units in a booking, rooms or seats; by default, one. */
  units?(offer: O): number;
  /** The travellers who must be named. @param people the number of participants, if the visitor chooses it */
  travellers(offer: O, people: number): readonly TravellerKind[];
  /** The first and the last day of travel, if the ages on those days matter. */
  travelDays?(offer: O): TripDays | null;
  /** Whether something else is shown instead of pictures (`ProductView`). */
  readonly hasPictures?: false;
  /** Whether the visitor chooses the number of participants in the checkout. */
  readonly choosesPeople: boolean;
}

type StepSegments = Readonly<Record<'details' | 'confirmation', string> & { reservation?: string; checkout?: string }>;

type ProductFolder<Path> = Path extends `/booknow/${infer Folder}/${string}` ? Folder : never;

/** The pages of a product below `/booknow/{folder}`. */
export function productPages(
  folder: ProductFolder<PagePath<AreaPages['booking']>>,
  offerName: string,
  steps: StepSegments,
  otherDetails: readonly BookingPath[] = [],
): ProductPages {
  const base = `/booknow/${folder}` as const;
  return {
    base,
    search: `${base}/search`,
    details: `${base}/${steps.details}`,
    reservation: steps.reservation === undefined ? null : `${base}/${steps.reservation}`,
    checkout: `${base}/${steps.checkout ?? 'checkout'}`,
    confirmation: `${base}/${steps.confirmation}`,
    otherDetails,
    offerName,
  };
}

/** Two days as text, as a range if they differ. */
export function dayRangeText(from: string, until: string): TextOrRange {
  return from === '' || until === '' || from === until ? from || until : [from, until];
}

/** The texts that aren't empty in a row, each isolated, so that they don't affect each other's direction. */
export function joinTexts(parts: readonly string[], separator = ' · '): string {
  return parts
    .filter((part) => part !== '')
    .map(isolateDirection)
    .join(separator);
}
