import type { Context } from 'hono';
import { Hono } from 'hono';
import { CAR_SHAPES, carPicture } from '../world/car-picture.ts';
import { favicon } from '../world/favicon.ts';
import { hero } from '../world/hero.ts';
import { logo } from '../world/logo.ts';
import { portrait } from '../world/portrait.ts';
import { SCENE_KINDS, scene } from '../world/scene.ts';
import { supplierLogo } from '../world/supplier-logo.ts';

/** `GET /media/…`: the pictures that the other answers point at, painted when asked for. */
export function mediaCalls(): Hono {
  return new Hono()
    .get(`/media/scene/:kind/:file{${FILE}}`, (c) => {
      const { kind, file } = c.req.param();
      const painted = scene({ kind, seed: stem(file) });
      return answer(c, painted, FOR_EVER, `There are no pictures of "${kind}": there are ${SCENE_KINDS.join(', ')}.`);
    })
    .get(`/media/car/:shape/:file{${FILE}}`, (c) => {
      const { shape, file } = c.req.param();
      const missing = `There is no car of the shape "${shape}": there are ${CAR_SHAPES.join(', ')}.`;
      return answer(c, carPicture(shape, stem(file)), FOR_EVER, missing);
    })
    .get(`/media/portrait/:agency/:file{${FILE}}`, (c) => {
      const { agency, file } = c.req.param();
      return answer(c, portrait(agency, stem(file)), A_DAY, NOBODY);
    })
    .get(`/media/supplier/:file{${FILE}}`, (c) =>
      answer(c, supplierLogo(stem(c.req.param('file'))), A_DAY, 'There is no such car rental company.'),
    )
    .get(`/media/logo/:file{${FILE}}`, (c) => answer(c, logo(stem(c.req.param('file'))), A_DAY, NOBODY))
    .get(`/media/favicon/:file{${FILE}}`, (c) => answer(c, favicon(stem(c.req.param('file'))), A_DAY, NOBODY))
    .get(`/media/hero/:file{${FILE}}`, (c) => answer(c, hero(stem(c.req.param('file'))), A_DAY, NOBODY));
}

const FILE = '[A-Za-z0-9_-]{1,64}[.]svg';
/** A seed always paints the same picture; an agency may change its brand. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const NOBODY = 'No agency has that subdomain.';

const stem = (file: string): string => file.slice(0, -'.svg'.length);

function answer(c: Context, svg: string | null, cached: string, missing: string): Response {
  if (svg === null) return c.json({ message: missing }, 404);
  return c.body(svg, 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': cached,
    // Opened by itself, an SVG is a document: this one may paint, and nothing else.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
