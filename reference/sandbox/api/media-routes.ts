import { type Context, Hono } from 'hono';
import { AGENCY_TABLE } from '../world/agencies/agency-table.ts';
import suppliers from '../world/deals/car-suppliers.json' with { type: 'json' };
import { LANDSCAPES } from '../world/geo/landscape.ts';
import { companyLogo } from '../world/pictures/company-sign.ts';
import { lighten } from '../world/pictures/drawing/colour.ts';
import { rectangle, verticalGradient } from '../world/pictures/drawing/draw.ts';
import { paletteFrom } from '../world/pictures/drawing/palette.ts';
import { picture } from '../world/pictures/drawing/picture.ts';
import { HOTEL_PARTS, hotelPicture } from '../world/pictures/hotel/hotel-picture.ts';
import { favicon, logo } from '../world/pictures/logo.ts';
import { portrait } from '../world/pictures/portrait.ts';
import { SCENE_KINDS, scene } from '../world/pictures/scene.ts';
import { CAR_BODIES, carFromTheSide } from '../world/pictures/scenes/car-from-the-side.ts';
import { seededRandom } from '../world/seeded-random.ts';

/** The shapes that {@link carPicture} can draw. */
export const CAR_SHAPES: readonly string[] = [...CAR_BODIES.keys()];

/**
 * A rental car in a studio, 640 by 360, completely visible if cropped to 4:3, as SVG text; null for an unknown shape.
 */
export function carPicture(shape: string, seed: string): string | null {
  const body = CAR_BODIES.get(shape);
  if (body === undefined) return null;
  const random = seededRandom(`car/${shape}/${seed}`);
  const palette = paletteFrom(random, ['azure', 'nordic', 'mist', 'dawn']);
  const wall = lighten(palette.haze, 0.72);
  return picture(
    { width: 640, height: 360, title: `A ${shape}` },
    {
      defs:
        verticalGradient('wall', [lighten(wall, 0.55), wall]) +
        verticalGradient('floor', [lighten(wall, 0.3), lighten(wall, 0.8)]),
      body:
        rectangle(0, 0, 640, 262, 'url(#wall)') +
        rectangle(0, 262, 640, 98, 'url(#floor)') +
        `<g transform="translate(110 304) scale(0.8)">${carFromTheSide({ palette, random }, body)}</g>`,
    },
  );
}

/** `GET /media/…`: the pictures that other responses link to, drawn on request. */
export function mediaRoutes(): Hono {
  return new Hono()
    .get(`/media/hotel/:landscape/:part/:file{\\d{1,4}-${FILE_PATTERN}}`, (c) => {
      const { landscape, part, file } = c.req.param();
      const [look = '', ...seed] = fileStem(file).split('-');
      const which = { landscape, part, look: Number(look), seed: seed.join('-') };
      return respondWithSvg(
        c,
        paintInWidth(c, (isSmall) => hotelPicture(which, isSmall)),
        CACHE_FOR_EVER,
        NO_SUCH_PART,
      );
    })
    .get(`/media/scene/:kind/:file{${FILE_PATTERN}}`, (c) => {
      const { kind, file } = c.req.param();
      const paint = paintInWidth(c, (isSmall) => scene({ kind, seed: fileStem(file), isSmall }));
      return respondWithSvg(
        c,
        paint,
        CACHE_FOR_EVER,
        `There are no pictures of "${kind}": there are ${SCENE_KINDS.join(', ')}.`,
      );
    })
    .get(`/media/car/:shape/:file{${FILE_PATTERN}}`, (c) => {
      const { shape, file } = c.req.param();
      const missingCar = `There is no car of the shape "${shape}": there are ${CAR_SHAPES.join(', ')}.`;
      return respondWithSvg(
        c,
        paintInWidth(c, () => carPicture(shape, fileStem(file))),
        CACHE_FOR_EVER,
        missingCar,
      );
    })
    .get(`/media/portrait/:agency/:file{${FILE_PATTERN}}`, (c) => {
      const { agency, file } = c.req.param();
      return respondWithSvg(c, portrait(agency, fileStem(file)), CACHE_FOR_A_DAY, NO_AGENCY);
    })
    .get(`/media/supplier/:file{${FILE_PATTERN}}`, (c) =>
      respondWithSvg(
        c,
        supplierLogo(fileStem(c.req.param('file'))),
        CACHE_FOR_A_DAY,
        'There is no such car rental company.',
      ),
    )
    .get(`/media/logo/:file{${FILE_PATTERN}}`, (c) =>
      respondWithSvg(c, logo(fileStem(c.req.param('file'))), CACHE_FOR_A_DAY, NO_AGENCY),
    )
    .get(`/media/favicon/:file{${FILE_PATTERN}}`, (c) =>
      respondWithSvg(c, favicon(fileStem(c.req.param('file'))), CACHE_FOR_A_DAY, NO_AGENCY),
    )
    .get(`/media/hero/:file{${FILE_PATTERN}}`, (c) =>
      respondWithSvg(c, agencyHero(fileStem(c.req.param('file'))), CACHE_FOR_A_DAY, NO_AGENCY),
    );
}

const FILE_PATTERN = '[A-Za-z0-9_-]{1,64}[.]svg';
/** A seed always gives the same picture; an agency's brand may change. */
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';
const CACHE_FOR_A_DAY = 'public, max-age=86400';

const NO_SUCH_PART = `Hotels are in ${LANDSCAPES.join(', ')}, and their parts are ${HOTEL_PARTS.join(', ')}.`;
const NO_AGENCY = 'No agency has that subdomain.';

const fileStem = (file: string): string => file.slice(0, -'.svg'.length);

/** The widths in pixels that can be requested with `?w=`. */
const PICTURE_WIDTHS: readonly number[] = [320, 640, 1280];

/** A picture in the requested width, the smallest one without fine details; without a valid `?w=`, in its own width. */
function paintInWidth(c: Context, paint: (isSmall: boolean) => string | null): string | null {
  const width = PICTURE_WIDTHS.find((pictureWidth) => String(pictureWidth) === c.req.query('w'));
  const svg = paint(width === PICTURE_WIDTHS[0]);
  if (svg === null || width === undefined) return svg;
  return svg.replace(/ width="(\d+)" height="(\d+)"/, (_, wide: string, tall: string) => {
    return ` width="${width}" height="${Math.round((width * Number(tall)) / Number(wide))}"`;
  });
}

function respondWithSvg(c: Context, svg: string | null, cached: string, missing: string): Response {
  if (svg === null) return c.json({ message: missing }, 404);
  return c.body(svg, 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': cached,
    // An SVG that is opened directly is a document: this allows it only styles.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

/** A car rental company's sign and name, 220 by 64, as SVG text; null for an unknown company. */
export function supplierLogo(id: string): string | null {
  const supplier = suppliers.find((candidate) => candidate.id === id);
  return supplier === undefined ? null : companyLogo(supplier);
}

/** An agency's large picture, 1200 by 600, as SVG text; null for an unknown subdomain. */
export function agencyHero(subdomain: string): string | null {
  const brand = AGENCY_TABLE.get(subdomain)?.brand;
  if (brand === undefined) return null;
  return scene({ kind: brand.hero, seed: `hero of ${subdomain}`, light: brand.light, width: 1200, height: 600 });
}
