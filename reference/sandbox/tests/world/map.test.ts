import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import { createMapTiles } from '../../world/map/map-tiles.ts';
import { labelPoint } from '../../world/map/outline.ts';

const sandbox = createSandbox();
const request = (path: string) => sandbox.request(`http://aurora.localhost:9000${path}`);
/** The texts in a tile, among its other data. */
const textOf = async (path: string) => new TextDecoder().decode(await (await request(path)).arrayBuffer());

describe('the map of the sandbox', () => {
  it('has a style whose tiles are its own, with whose data they show', async () => {
    const response = await request('/media/map/style.json');
    const { sources } = (await response.json()) as { sources: { world: { tiles: string[]; attribution: string } } };
    expect(sources.world.tiles).toEqual(['http://aurora.localhost:9000/media/map/{z}/{x}/{y}.pbf']);
    expect(sources.world.attribution).toMatch(/Natural Earth.*GeoNames/);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('shows the large first: countries from afar, in every language, and towns from near', async () => {
    const world = await textOf('/media/map/3/4/2.pbf');
    expect(world).toContain('Germany');
    for (const name of ['Deutschland', 'Allemagne', 'Tyskland', 'ألمانيا']) expect(world).toContain(name);
    expect(world).not.toContain('Sintra');
    expect(await textOf('/media/map/8/121/98.pbf')).toContain('Sintra');
    // The first tile reads the shapes of the world, which is slow on a busy machine.
  }, 120_000);

  it('draws the coast where there is one, and nothing in the open sea', async () => {
    expect(await textOf('/media/map/9/243/195.pbf')).toContain('land');
    expect((await (await request('/media/map/9/100/300.pbf')).arrayBuffer()).byteLength).toBe(0);
  });

  it.each(['/media/map/10/1/1.pbf', '/media/map/2/4/0.pbf', '/media/map/2/0/4.pbf'])('has no tile %s', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  test.prop([fc.integer({ min: 0, max: 12 }), fc.nat(5000), fc.nat(5000)], { numRuns: 20 })(
    'answers for any tile, with octets or none',
    async (z, x, y) => {
      const tile = await TILES.tile(z, x, y);
      expect(tile === null).toBe(z > 9 || x >= 2 ** z || y >= 2 ** z);
    },
  );
});

const TILES = createMapTiles();

describe('where the name of a country stands', () => {
  const square = (x: number, y: number, size: number) => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ];

  it('is the middle of its largest part', () => {
    const outline = { type: 'MultiPolygon' as const, coordinates: [[square(0, 0, 1)], [square(10, 20, 4)]] };
    expect(labelPoint(outline)).toEqual({ point: [12, 22], area: 16 });
  });

  it('is nowhere for a shape without area', () => {
    expect(labelPoint({ type: 'Polygon', coordinates: [[]] })).toBeNull();
  });
});
