import { joinNames } from '@livery/contract/shared/join-names';
import { daysAfter } from '../days.ts';
import { netRates } from '../deals/deal-rates.ts';
import { cityNamed } from '../geo/cities.ts';
import { cityNameIn, countryNameIn, splitNames } from '../geo/place-names.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Translate, translateTo } from '../words/translate.ts';
import table from './cruise-regions.json' with { type: 'json' };
import { lineSailings, type Sailing } from './cruise-sailings.ts';
import { DEFAULT_MARKUPS } from './markups.ts';
import type { CruiseOffer, OfferExtras, Party, SearchContext } from './offer.ts';
import { writeOfferId } from './offer-id.ts';
import { cancellationTerms, freeCancellationDate, multiplyPrice, priceWithMarkup } from './price.ts';
import { sampleReviews } from './reviews.ts';
import type { ShipLineRecord } from './ship-lines.ts';
import type { Visit } from './visit.ts';

/** A search for cruises. */
export interface CruiseSearch {
  readonly lines: readonly ShipLineRecord[];
  /** Such as `2026-02`. */
  readonly months: readonly string[];
  readonly party: Party;
}

/** The fields of a cruise search, in their order within an offer's id. */
export const CRUISE_FIELDS: readonly string[] = ['shipLine', 'month', 'adults', 'children', 'infants'];

const MAX_OFFERS = 60;

/** Cruises of some lines in some months, the first departure first. Prices are for the whole party. */
export function cruiseOffers({ lines, months, party }: CruiseSearch, context: SearchContext): CruiseOffer[] {
  const each = Math.max(1, Math.floor(MAX_OFFERS / Math.max(1, lines.length * months.length)));
  return months
    .flatMap((month) => lines.flatMap((line) => lineSailings(line, month, context.seed).slice(0, each)))
    .slice(0, MAX_OFFERS)
    .map((sailing) => cruiseOffer(sailing, party, context))
    .sort((a, b) => (a.departure < b.departure ? -1 : Number(a.departure > b.departure)));
}

const PRICE_FACTORS: ReadonlyMap<string, number> = new Map(Object.entries(table.times));

function cruiseOffer(
  sailing: Sailing,
  party: Party,
  { seed, origin, today, language = 'en', markups = DEFAULT_MARKUPS }: SearchContext,
): CruiseOffer {
  const t = translateTo(language);
  const { line, number, ship, region, nights, departure } = sailing;
  const itinerary = sailing.itinerary.map((day) => ({ ...day, port: day.port && portNameIn(language, day.port) }));
  const departurePort = itinerary[0]?.port ?? '';
  const key = `${line.id}.${departure}.${number}`;
  const random = seededRandom(`cruise/${seed}/${key}`);
  const values = [String(line.id), departure.slice(0, 7), ...Object.values(party).map(String)];
  const freeUntil = freeCancellationDate(departure, random.pick([30, 45, 60, null]), today);
  const dollars = nights * random.between(72, 128) * (PRICE_FACTORS.get(String(line.id)) ?? 1);
  const picture = (kind: string): string => `${origin}/media/scene/${kind}/${line.code}${number}-${departure}.svg`;
  return {
    id: writeOfferId(seed, { product: 'cruise', values, key }),
    product: 'cruise',
    name: t(`{count} nights: {region} from {port}`, {
      count: String(nights),
      region: t(region.name.replace(/^the /, '')),
      port: splitNames(departurePort)[0] ?? '',
    }),
    picture: picture('ship'),
    pictures: [picture('ship'), picture(region.scene), picture('sailing'), picture('sea')],
    rating: random.whole(36, 49) / 10,
    reviews: random.whole(14, 1900),
    price: priceWithMarkup(
      netRates(random, dollars),
      markups.cruise,
      party.adults + party.children * 0.6 + party.infants * 0.2,
    ),
    perUnit: 'trip',
    freeCancellationUntil: freeUntil,
    tags: [
      ...(freeUntil === null ? [] : ['free-cancellation']),
      ...random.shuffled(table.tags).slice(0, random.whole(3, 6)),
    ],
    line: line.name,
    ship,
    nights,
    departurePort,
    itinerary,
    departure,
    party,
    ...dayBefore(sailing, language),
  };
}

/** The port of departure, on the day before. */
function dayBefore({ itinerary, departure }: Sailing, language: string): { readonly visit?: Visit } {
  const [name = '', country = ''] = itinerary[0]?.port?.split('|') ?? [];
  const city = cityNamed({ name, country }, language);
  if (city === undefined) return {};
  const { latitude, longitude } = city;
  return {
    visit: {
      place: city.name,
      lat: latitude,
      long: longitude,
      start: daysAfter(departure, -1),
      end: departure,
      arrives: null,
      leaves: null,
    },
  };
}

/** The name of a port in the table, with its country: `Lisbonne, Portugal` for `Lisbon|PT`. */
function portNameIn(language: string, port: string): string {
  const [city = '', country = ''] = port.split('|');
  return joinNames([cityNameIn(language, city), countryNameIn(language, country)]);
}

/** Details of a cruise: cabins are its choices, the plainest first. */
export function cruiseExtras(offer: CruiseOffer, t: Translate): OfferExtras {
  const random = seededRandom(`cruise extras/${offer.id}`);
  const ship = seededRandom(`ship/${offer.ship}`);
  const ports = offer.itinerary.flatMap(({ port }) => port ?? []);
  const countries = new Set(ports.slice(1, -1).map((port) => splitNames(port).at(-1) ?? port));
  const templateValues = {
    nights: String(offer.nights),
    ship: offer.ship,
    port: offer.departurePort,
    region: joinNames([...countries]) || t('quiet waters'),
  };
  return {
    description: [t(random.pick(table.openings), templateValues), t(random.pick(table.endings))],
    facts: [
      { code: 'ship-built', value: ship.whole(1998, 2024) },
      { code: 'passengers', value: ship.whole(8, 180) * 20 },
      { code: 'decks', value: ship.whole(5, 16) },
      { code: 'ports', value: new Set(ports).size },
      { code: 'nights', value: offer.nights },
    ],
    choices: table.cabins.map(({ times, ...cabin }, index) => ({
      ...cabin,
      price: multiplyPrice(offer.price, times),
      left: random.pick(index === 0 ? [null, 5, 11] : [null, 0, 1, 3, 6]),
    })),
    // Ships have separate prices for infants and children, by their age on board.
    asks: ['birthDate'],
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, offer.departure) },
    reviewsSample: sampleReviews(random, 'cruise', offer.reviews),
  };
}
