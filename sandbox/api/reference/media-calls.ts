import { Hono } from 'hono';
import { airlineLogo } from '../../world/reference/airline-logo.ts';

/** `GET /media/airline/…`: the airlines' signs. */
export function airlineMediaCalls(): Hono {
  return new Hono().get('/media/airline/:file{[a-z]{1,64}[.]svg}', (c) => {
    const svg = airlineLogo(c.req.param('file').slice(0, -'.svg'.length));
    if (svg === null) return c.json({ message: 'There is no such airline.' }, 404);
    return c.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
