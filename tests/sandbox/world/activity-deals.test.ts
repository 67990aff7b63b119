import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityDeals } from '../../../sandbox/world/deals/activity-deals.ts';
import { PLACES } from '../../../sandbox/world/geo/nearest-place.ts';
import { SCENE_KINDS } from '../../../sandbox/world/pictures/scene.ts';
import { checkProperty } from '../../support/check-property.ts';

const origin = 'http://aurora.localhost:9000';
const LISBON = { latitude: 38.7169, longitude: -9.1399, seed: 1, origin };
const anyTown = fc
  .record({ place: fc.constantFrom(...PLACES), seed: fc.nat() })
  .map(({ place: { latitude, longitude }, seed }) => ({ latitude, longitude, seed, origin }));

describe('activitiesNear', () => {
  it('finds up to eight things to do in every town that it knows, no two alike', () => {
    checkProperty([anyTown], (search) => {
      const titles = activityDeals(search).map(({ title }) => title);
      expect(titles.length).toBeGreaterThanOrEqual(4);
      expect(titles.length).toBeLessThanOrEqual(8);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.join()).not.toContain('{');
    });
  });

  it('says the same twice and for the same hundredth of a degree, and something else for another seed', () => {
    expect(activityDeals({ ...LISBON, latitude: 38.7181 })).toEqual(activityDeals(LISBON));
    expect(activityDeals({ ...LISBON, seed: 2 })).not.toEqual(activityDeals(LISBON));
  });

  it('suits the country: no dunes in Bergen, no reefs in Denver', () => {
    const titles = (latitude: number, longitude: number): string =>
      Array.from({ length: 20 }, (_, seed) => activityDeals({ latitude, longitude, seed, origin }))
        .flat()
        .map(({ title }) => title)
        .join('\n');
    expect(titles(60.3973, 5.3245)).not.toMatch(/dune|desert|camel/i);
    expect(titles(39.7527, -105.0003)).not.toMatch(/sea|reef|surf|sail/i);
  });

  it.each([
    [0, -140],
    [85, 0],
  ])('finds nothing in the wilderness at %d, %d', (latitude, longitude) => {
    expect(activityDeals({ ...LISBON, latitude, longitude })).toEqual([]);
  });

  it('prices so that the sums add up, and tells plausible lengths and ratings', () => {
    checkProperty([anyTown], (search) => {
      for (const { rates, duration, rating, isFreeCancellation } of activityDeals(search)) {
        expect(rates.totalRate - rates.baseRate - rates.taxAndFee).toBeGreaterThan(0);
        expect(rates.publishedRate).toBeGreaterThan(rates.totalRate);
        expect(duration % 5).toBe(0);
        expect(duration).toBeGreaterThanOrEqual(15);
        expect(rating).toBeGreaterThanOrEqual(3.6);
        expect(rating).toBeLessThanOrEqual(5);
        expect(typeof isFreeCancellation).toBe('boolean');
      }
    });
  });

  it('shows a picture that can be painted and links to a path on the site', () => {
    checkProperty([anyTown], (search) => {
      for (const { imageUrl, link } of activityDeals(search)) {
        const [, kind] = /^http:\/\/aurora\.localhost:9000\/media\/scene\/([a-z-]+)\/\w+\.svg$/.exec(imageUrl) ?? [];
        expect(SCENE_KINDS).toContain(kind);
        expect(link).toMatch(/^\/booknow\/activities\/result-details\/[\w-]+$/);
      }
    });
  });
});
