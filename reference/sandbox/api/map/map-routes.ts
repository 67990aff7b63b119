import { Hono } from 'hono';
import { mapStyle } from '../../world/map/map-style.ts';
import { createMapTiles } from '../../world/map/map-tiles.ts';
import { ownOrigin } from '../request/request-context.ts';

const CACHE_FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400' };

/** `GET /media/map/…`: a map of the world for programs that draw vector tiles, and its style. */
export function mapRoutes(): Hono {
  const tiles = createMapTiles();
  return new Hono()
    .get('/media/map/style.json', (c) =>
      c.json(mapStyle(`${ownOrigin(c.req.raw)}/media/map/{z}/{x}/{y}.pbf`), 200, CACHE_FOR_A_DAY),
    )
    .get('/media/map/:z{[0-9]{1,2}}/:x{[0-9]{1,4}}/:y{[0-9]{1,4}[.]pbf}', async (c) => {
      const { z, x, y } = c.req.param();
      const tile = await tiles.tile(Number(z), Number(x), Number.parseInt(y, 10));
      if (tile === null) return c.json({ message: 'The map has no such tile.' }, 404);
      return c.body(tile, 200, { ...CACHE_FOR_A_DAY, 'Content-Type': 'application/vnd.mapbox-vector-tile' });
    });
}
