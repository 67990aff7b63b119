import { describe, expect, it } from 'vitest';
import activities from '../../world/deals/activities.json' with { type: 'json' };
import { carName } from '../../world/deals/car-deals.ts';
import cars from '../../world/deals/cars.json' with { type: 'json' };
import activityWords from '../../world/offers/activity-words.json' with { type: 'json' };
import carWords from '../../world/offers/car-words.json' with { type: 'json' };
import cruiseWords from '../../world/offers/cruise-regions.json' with { type: 'json' };
import flightWords from '../../world/offers/flights/flight-words.json' with { type: 'json' };
import hotelWords from '../../world/offers/hotel-words.json' with { type: 'json' };
import { cancellationTerms } from '../../world/offers/price.ts';
import reviews from '../../world/offers/reviews.json' with { type: 'json' };
import accountNames from '../../world/office/account-names.json' with { type: 'json' };
import { PICTURE_WORDS } from '../../world/pictures/picture-record.ts';
import { findOffer, PRODUCTS } from '../../world/products/products.ts';
import { searchResorts } from '../../world/resorts/resort-search.ts';
import resortWords from '../../world/resorts/resort-words.json' with { type: 'json' };
import ar from '../../world/words/ar.json' with { type: 'json' };
import da from '../../world/words/da.json' with { type: 'json' };
import de from '../../world/words/de.json' with { type: 'json' };
import es from '../../world/words/es.json' with { type: 'json' };
import fr from '../../world/words/fr.json' with { type: 'json' };
import no from '../../world/words/no.json' with { type: 'json' };
import pt from '../../world/words/pt.json' with { type: 'json' };
import sv from '../../world/words/sv.json' with { type: 'json' };
import { translateTo, WORLD_LANGUAGES } from '../../world/words/translate.ts';

const { authors: _, ...opinions } = reviews;
const textsOf = ({ name, description }: { readonly name: string; readonly description: string }) => [name, description];

/** Every English text of the world that visitors read, except names. */
const TEXTS: readonly string[] = [
  ...hotelWords.openings,
  ...hotelWords.middles,
  ...hotelWords.endings,
  ...hotelWords.rooms.flatMap(textsOf),
  ...hotelWords.rooms.map(({ name }) => `${name} with breakfast`),
  ...activityWords.openings,
  ...activityWords.middles,
  ...activityWords.endings,
  ...activityWords.slotDescriptions,
  activityWords.private.name,
  activityWords.private.description,
  ...activities.map(({ title }) => title),
  ...carWords.descriptions,
  ...carWords.endings,
  ...carWords.protections.flatMap(textsOf),
  ...cars.map((car) => car.class.toLowerCase()),
  ...cruiseWords.openings,
  ...cruiseWords.endings,
  ...cruiseWords.cabins.flatMap(textsOf),
  ...cruiseWords.regions.map(({ name }) => name.replace(/^the /, '')),
  ...flightWords.descriptions,
  ...flightWords.endings,
  ...Object.values(flightWords.fares).flatMap((fares) => fares.map(({ description }) => description)),
  ...Object.values(opinions).flatMap((list) => list.map(([, text]) => String(text))),
  ...resortWords.rooms.map(({ name }) => name),
  ...resortWords.amenities,
  ...PICTURE_WORDS,
  ...accountNames.rewards,
  ...accountNames.commissions,
  ...accountNames.payments,
  ...accountNames.payouts,
  'Commission: {title}',
  'Reward: {title}',
  ...cancellationTerms(null, '2026-03-02'),
  ...cancellationTerms('2026-03-01', '2026-03-02'),
  'Cancel at least {count} days before it begins and you pay nothing.',
  '{count} nights: {region} from {port}',
  'the town',
  'your destination',
  'quiet waters',
  '{class}: {model} or similar',
  '{airline} to {city}',
  'without a stop',
  'by way of {places}',
];

const gapsIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();

describe('the texts of the world', () => {
  it.each(Object.entries({ ar, da, de, es, fr, no, pt, sv }))(
    'are all in %s, with the same gaps and plural forms',
    (language, words) => {
      const knownNames = new Map<string, string | Readonly<Record<string, string>>>(Object.entries(words));
      expect(TEXTS.filter((text) => !knownNames.has(text))).toEqual([]);
      for (const [text, translation] of knownNames) {
        const forms = typeof translation === 'string' ? [translation] : Object.values(translation);
        for (const form of forms) expect(gapsIn(form), text).toEqual(gapsIn(text));
        for (const form of forms) expect(form.trim()).not.toBe('');
        if (typeof translation === 'string') continue;
        const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
        expect(Object.keys(translation).sort()).toEqual([...pluralCategories].sort());
      }
    },
  );

  it('choose the plural form of their number, where it is a value and where it is in the text already', () => {
    const values = { region: 'X', port: 'Y' };
    expect(translateTo('de')('{count} nights: {region} from {port}', { count: '7', ...values })).toBe(
      '7 Nächte: X ab Y',
    );
    expect(translateTo('ar')('{count} nights: {region} from {port}', { count: '14', ...values })).toBe(
      '\u200f14 ليلة: \u2068X\u2069 من \u2068Y\u2069',
    );
    const cancel = translateTo('sv')('Cancel at least 30 days before it begins and you pay nothing.');
    expect(cancel).toBe('Avboka minst 30 dagar innan det börjar, så betalar du ingenting.');
  });

  it('are read from right to left in Arabic, though they begin with a name in Latin letters', () => {
    const flight = translateTo('ar')('{airline} to {city}', { airline: 'Northwind', city: 'Oslo' });
    expect(flight).toBe('\u200f\u2068Northwind\u2069 إلى \u2068Oslo\u2069');
    expect(translateTo('ar')('{airline} to {city}', { airline: 'الرياح', city: 'أوسلو' })).not.toMatch(
      /[\u200f\u2068]/,
    );
  });

  it('name a car by its class and its model, which stays', () => {
    expect(carName('SUV: Ridge or similar', translateTo('fr'))).toBe('SUV\u00a0: Ridge ou similaire');
    expect(carName('Economy: Lumen 3 or similar', translateTo('fr'))).toBe('Économique\u00a0: Lumen 3 ou similaire');
    expect(carName('SUV: Ridge or similar', translateTo('en'))).toBe('SUV: Ridge or similar');
  });

  it('stay English where a language or a text is unknown, and measure in miles then', () => {
    expect(translateTo('xx')('Standard room')).toBe('Standard room');
    expect(translateTo('de')('Something else')).toBe('Something else');
    expect(translateTo('en').distance(1.234)).toBe('1.2 miles');
    expect(translateTo('de').distance(1.234)).toBe('2 km');
    expect([translateTo('en').place('the Louvre'), translateTo('es').place('the Louvre')]).toEqual([
      'the Louvre',
      'Louvre',
    ]);
  });

  const query = { lat: '38.72', long: '-9.14', latitude: '38.72', longitude: '-9.14', from: 'LIS', to: 'FNC' };
  const world = { seed: 1, origin: '', today: '2026-03-01' };

  it.each(['hotel', 'activity', 'cruise', 'car', 'flight'])(
    'are in the visitor\u2019s language in the details of a %s',
    (name) => {
      const details = (language: string) => {
        const options = name === 'car' ? CAR : { ...query, departure: '2026-04-02' };
        const foundOffers = PRODUCTS.get(name)?.search(options, { ...world, language });
        if (foundOffers === undefined || typeof foundOffers === 'string') throw new Error(String(foundOffers));
        const [offer] = foundOffers.offers;
        return findOffer(offer?.id ?? '', { ...world, language });
      };
      const [english, german] = [details('en'), details('de')];
      const [extras, otherExtras] = [english?.extras(), german?.extras()];
      expect(german?.offer.id).toBe(english?.offer.id);
      expect(german?.offer.price).toEqual(english?.offer.price);
      expect(extras?.description.filter((text) => otherExtras?.description.includes(text))).toEqual([]);
      expect(extras?.policies.cancellation.filter((text) => otherExtras?.policies.cancellation.includes(text))).toEqual(
        [],
      );
      expect(
        extras?.reviewsSample.filter(({ text }) => otherExtras?.reviewsSample.some((review) => review.text === text)),
      ).toEqual([]);
      expect(extras?.choices.map(({ description }) => description)).not.toEqual(
        otherExtras?.choices.map(({ description }) => description),
      );
      expect(extras?.choices.map(({ id, price }) => [id, price])).toEqual(
        otherExtras?.choices.map(({ id, price }) => [id, price]),
      );
    },
  );

  it('are in the visitor\u2019s language in resorts, whose names stay', () => {
    const [english] = searchResorts('dubai', { seed: 1, origin: '' });
    const [arabic] = searchResorts('dubai', { seed: 1, origin: '', language: 'ar' });
    expect(arabic?.name).toBe(english?.name);
    expect(arabic?.amenities.join()).toMatch(/[\u0600-\u06ff]/);
    expect(WORLD_LANGUAGES).toHaveLength(9);
  });
});

const CAR = {
  pickupLatitude: '38.77',
  pickupLongitude: '-9.13',
  returnLatitude: '38.77',
  returnLongitude: '-9.13',
  pickUpDateTime: '2026-04-02T11:00',
  returnDateTime: '2026-04-04T11:00',
};
