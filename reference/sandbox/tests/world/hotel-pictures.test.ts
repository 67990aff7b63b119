// @vitest-environment jsdom

import { test } from '@fast-check/vitest';
import { runs } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateActivities } from '../../world/deals/activity-deals.ts';
import { hotelDeals } from '../../world/deals/hotel-deals.ts';
import { LANDSCAPES } from '../../world/geo/landscape.ts';
import { landscapesAt } from '../../world/geo/landscapes-at.ts';
import { PLACES } from '../../world/geo/nearest-place.ts';
import { cruiseOffers } from '../../world/offers/cruise-offers.ts';
import { hotelOffers } from '../../world/offers/hotel-offers.ts';
import { SHIP_LINES } from '../../world/offers/ship-lines.ts';
import { HOTEL_PARTS, hotelPicture, lookOf } from '../../world/pictures/hotel/hotel-picture.ts';
import { pictureRecord } from '../../world/pictures/picture-record.ts';
import { resortDetails } from '../../world/resorts/resort-details.ts';
import { resortDealsNear } from '../../world/resorts/resort-records.ts';
import { resortsOf } from '../../world/resorts/resorts.ts';
import { translateTo } from '../../world/words/translate.ts';

const ORIGIN = 'http://aurora.localhost:9000';
const WORLD = { seed: 1, origin: ORIGIN };
const STAY = { checkIn: '2026-03-02', checkOut: '2026-03-04', rooms: 1, adults: 2, children: 0 };

const anyHotelPicture = fc.record({
  landscape: fc.constantFrom(...LANDSCAPES),
  part: fc.constantFrom(...HOTEL_PARTS),
  look: fc.nat({ max: 120 }),
  seed: fc.stringMatching(/^[a-z0-9]{1,12}$/),
});
const anyPlace = fc.constantFrom(...PLACES);

/** How a hotel's first picture is composed: landscape, light, front and side; not which details it has. */
function composition(url: string): string {
  const [, landscape, look] = /\/media\/hotel\/([\w-]+)\/front\/(\d+)-/.exec(url) ?? [];
  const { light, front, isMirrored } = lookOf(Number(look));
  return [landscape, light, front, isMirrored].join('/');
}

describe('pictures of hotels', () => {
  test.prop([anyHotelPicture], { numRuns: runs(40) })(
    'are well-formed, at most 8 kB large, and run, fetch and refer to nothing else',
    (picture) => {
      const svg = hotelPicture(picture) ?? '';
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
      expect([root.localName, root.getAttribute('width'), root.getAttribute('height')]).toEqual(['svg', '800', '600']);
      expect(root.querySelector('script, foreignObject, image, [href^="http"], [style]')).toBeNull();
      expect(svg.length).toBeLessThanOrEqual(8192);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
      expect(ids).toEqual(expect.arrayContaining(used));
      expect(hotelPicture(picture)).toBe(svg);
      expect(hotelPicture(picture, true)?.length).toBeLessThanOrEqual(svg.length);
    },
  );

  it('are not painted of landscapes and parts that there are none of', () => {
    const front = { landscape: 'coast', part: 'front', look: 1, seed: 'a' };
    expect(hotelPicture({ ...front, landscape: 'moon' })).toBeNull();
    expect(hotelPicture({ ...front, part: '__proto__' })).toBeNull();
  });

  test.prop([anyPlace], { numRuns: runs(20) })(
    'differ from each neighbour in landscape, light, front or side',
    (place) => {
      const found = hotelOffers({ ...place, ...STAY }, { ...WORLD, today: '2026-03-01' });
      const fronts = found.map(({ picture }) => composition(picture));
      for (const [index, front] of fronts.entries()) expect(front).not.toBe(fronts[index + 1]);
      const deals = hotelDeals({ ...WORLD, ...place }).map(({ hotel }) => composition(hotel.hotelDetails.heroImage));
      expect(new Set(deals).size).toBe(deals.length);
    },
  );

  test.prop([anyPlace], { numRuns: runs(10) })(
    'are eight of each hotel, no two alike, all of its own landscape',
    (place) => {
      for (const { pictures } of hotelOffers({ ...place, ...STAY }, { ...WORLD, today: '2026-03-01' }).slice(0, 12)) {
        expect(new Set(pictures).size).toBe(8);
        const places = pictures.map((url) => url.split('/').slice(5, 7));
        expect(new Set(places.map(([, part]) => part)).size).toBe(8);
        expect(new Set(places.map(([landscape]) => landscape)).size).toBe(1);
        expect(landscapesAt(place)).toContain(places[0]?.[0]);
      }
    },
  );

  it('are of a ship on cruises, and on nothing else', () => {
    const party = { adults: 2, children: 0, infants: 0 };
    const search = { lines: SHIP_LINES, months: ['2026-05'], party };
    for (const { picture } of cruiseOffers(search, { ...WORLD, today: '2026-03-01' })) {
      expect(picture).toContain('/media/scene/ship/');
    }
    for (const place of PLACES) {
      for (const { shows } of generateActivities({ ...place, seed: 1 })) expect(shows).not.toContain('ship');
      expect(
        hotelDeals({ ...WORLD, ...place })
          .map(({ hotel }) => hotel.hotelDetails.heroImage)
          .join(),
      ).not.toContain('ship');
    }
  });

  it('fit the place: a beach in Phuket, peaks in Banff, dunes near Alice Springs, and towns that no place is near', () => {
    const at = (name: string) =>
      landscapesAt(PLACES.find((place) => place.name === name) ?? { latitude: 0, longitude: 0 });
    expect(at('Phuket')[0]).toBe('tropical');
    expect(new Set(at('Banff'))).toEqual(new Set(['mountain']));
    expect(at('Alice Springs')[0]).toBe('desert');
    expect(at('Rome')[0]).toBe('old-town');
    expect(landscapesAt({ latitude: 43.51, longitude: 16.44 })[0], 'Split').toBe('coast');
    expect(landscapesAt({ latitude: 47.26, longitude: 11.39 })[0], 'Innsbruck').toBe('mountain');
  });
});

describe('pictures of resorts', () => {
  it('are eight of each, no two alike', () => {
    for (const { id } of resortsOf(1).slice(0, 20)) {
      const { images = [], image } = resortDetails(id, WORLD) ?? {};
      expect(new Set(images).size).toBe(8);
      expect(images[0]).toBe(image);
    }
  });

  it('differ from their neighbours in a list', () => {
    for (const place of PLACES) {
      const fronts = resortDealsNear(place, 'USD', WORLD).map(({ image }) => composition(image));
      for (const [index, front] of fronts.entries()) expect(front).not.toBe(fronts[index + 1]);
    }
  });
});

describe('what is known of a picture', () => {
  const known = pictureRecord(`${ORIGIN}/media/hotel/coast/pool/3-abc.svg`, translateTo('de'));

  it('is its size, its colour, what it shows in the visitor\u2019s language, and other widths', () => {
    expect(known).toMatchObject({ width: 800, height: 600, alt: 'Pool' });
    expect(known.colour).toMatch(/^#[\da-f]{6}$/);
    expect(known.sizes.map(({ width }) => width)).toEqual([320, 640, 1280]);
    expect(known.sizes[0]?.url).toBe(`${ORIGIN}/media/hotel/coast/pool/3-abc.svg?w=320`);
  });

  it('is sent for scenes and for cars too', () => {
    expect(pictureRecord(`${ORIGIN}/media/scene/market/a-1.svg`, translateTo('fr')).alt).toBe('Marché');
    expect(pictureRecord(`${ORIGIN}/media/car/suv/a.svg`, translateTo('en'))).toMatchObject({
      width: 640,
      height: 360,
      alt: 'Car',
    });
  });
});
