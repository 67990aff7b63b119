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

/** A path that the path catalogue gives to this area. */
export type BookingPath = ConcretePath<AreaPages['booking']>;

/** The paths of the steps of a booking (rules §2). */
export interface ProductPages {
  readonly base: BookingPath;
  readonly search: BookingPath;
  /** `:id` stands for the offer, if its id belongs to the path. */
  readonly details: BookingPath;
  /** Between the details and the checkout if there is such a step. */
  readonly reservation: BookingPath | null;
  readonly checkout: BookingPath;
  /** `:id` stands for the reference number, if it belongs to the path. */
  readonly confirmation: BookingPath;
  /** Further paths of the details. */
  readonly otherDetails: readonly BookingPath[];
  /** The query parameter with the offer's id. */
  readonly offerName: string;
}

/** What the texts about a product are made with. */
export interface ProductTexts extends Pick<Format, 'day' | 'days' | 'list' | 'distance'>, OfferTexts {
  readonly t: TFunction<'booking'>;
  /** `2026-02` in words; the empty text for any other. */
  month(month: string): string;
}

/** A fact of a booking, such as when it is. */
export interface FactLine {
  readonly label: string;
  readonly value: string;
  /** Whether the value has parts, each isolated, that stand in the page's direction: `inRow` makes such. */
  readonly inParts?: true;
}

/** A fact that a card shows. */
export interface KeyFact extends Pick<FactLine, 'inParts'> {
  readonly icon: LucideIcon;
  readonly text: string;
}

/**
 * A product, all but what it looks like and how it is searched: how it is read from the wire, described and booked.
 * Another product is one more of these, one `ProductSearch`, one view, its type of offer and its texts.
 */
export interface ProductDefinition<O extends Offer = Offer> {
  /** The service of the agency's booking menu that sells it. */
  readonly service: Agency['bookingMenu'][number]['service'];
  readonly icon: LucideIcon;
  readonly pages: ProductPages;
  read(wire: WireRecord, shared: SharedOfferFields): O;
  /** The key facts on a card; those with an empty text are left out. */
  facts(offer: O, texts: ProductTexts): readonly KeyFact[];
  /** The facts of a booking: when, where, for whom. Those with an empty value are left out. */
  lines(offer: O, texts: ProductTexts): readonly FactLine[];
  /** The days of an offer: one, or the first and the last; those of a car with their times, if these are written. */
  when(offer: O, format: Pick<Format, 'day'> & Partial<Pick<OfferTexts, 'time'>>): TextOrRange;
  /** The unit of a price, such as `for 3 nights`; the empty text if it is unknown. */
  priceUnit(offer: O, texts: ProductTexts): string;
  /** For whom it is, as its own sentence, if neither the price nor a line of a card says so. */
  guests?(offer: O, texts: Pick<ProductTexts, 'party' | 'driver' | 't'>): string;
  /** How many of a choice a booking takes, rooms or seats; by default, one. */
  units?(offer: O): number;
  /** Who has to be named. @param people how many take part, if the visitor chooses that */
  travellers(offer: O, people: number): readonly TravellerKind[];
  /** The first and the last day on which they travel, if their ages on those days count. */
  travelDays?(offer: O): TripDays | null;
  /** Whether something else stands in place of an offer's pictures (`ProductView`). */
  readonly hasPictures?: false;
  /** Whether the visitor chooses in the checkout how many take part. */
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

/** Two days in words, as a range if there are two. */
export function dayRangeText(from: string, until: string): TextOrRange {
  return from === '' || until === '' || from === until ? from || until : [from, until];
}

/** Texts that aren't empty in a row, each isolated: it neither takes the direction of another nor gives its own. */
export function joinTexts(parts: readonly string[], separator = ' · '): string {
  return parts
    .filter((part) => part !== '')
    .map(isolateDirection)
    .join(separator);
}
