import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { parseJsonBody } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forStaff, isAgencyAdmin } from '../access.ts';
import { createOwnedStore } from '../memory-store.ts';
import { pictureType } from './picture-type.ts';

interface Upload {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * `POST /api/reference/settings/website/logo`: stores a picture and responds with its address; it isn't shown until it
 * is saved in the settings. `GET /media/upload/…` serves it.
 */
export function logoRoutes(world: SandboxWorld): Hono {
  const uploads = createOwnedStore<Upload>();
  return new Hono()
    .post('/api/reference/settings/website/logo', forStaff(world, 'settings', 'write'), async (c) => {
      const { agency, person } = c.var.requester;
      if (!isAgencyAdmin(person))
        return c.json({ message: 'Only the people who run the agency can change its settings.' }, 403);
      const { file } = (await parseJsonBody(c)) ?? {};
      const bytes = decodeBase64(file);
      const type = pictureType(bytes);
      if (type === null) return c.json({ message: 'file must be a whole picture, PNG, JPEG or GIF, in Base64.' }, 400);
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      uploads.save(agency, name, { type, bytes });
      return c.json({ data: { logo: `/media/upload/${agency}/${name}` } }, 201);
    })
    .get('/media/upload/:agency/:name{[0-9a-f]{32}}', (c) => {
      const upload = uploads.find(c.req.param('agency'), c.req.param('name'));
      if (upload === undefined) return c.json({ message: 'There is no such picture.' }, 404);
      return c.body(upload.bytes, 200, {
        'Content-Type': upload.type,
        'Cache-Control': 'public, max-age=86400',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    });
}

/** Decodes Base64; empty for anything else. */
function decodeBase64(file: unknown): Uint8Array<ArrayBuffer> {
  if (typeof file !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(file)) return new Uint8Array();
  return new Uint8Array(Buffer.from(file, 'base64'));
}
