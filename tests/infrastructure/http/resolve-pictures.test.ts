import { describe, expect, it } from 'vitest';
import { resolvePictures } from '../../../src/infrastructure/http/resolve-pictures.ts';
import { visitorClient } from '../../../src/infrastructure/http/visitor-client.ts';
import { aTenant } from '../../support/data/some-tenants.ts';
import { anHttpClient, NEVER_ABORTED } from '../../support/http/an-http-client.ts';
import { aServer, jsonListener } from '../../support/http/test-server.ts';

const BASE = 'https://api.example/v2';

describe('resolvePictures', () => {
  it.each([
    ['an agency', { agency: { logo: '/a.svg', logoMobile: 'a.svg', favicon: 'icons/f.ico' } }],
    ['deals', { response: [{ hotel: { hotelDetails: { heroImage: '/a.jpg' } } }, { imageUrl: 'a.jpg' }] }],
    ['a car', { vehiclePicture: '/car.svg', logo: '/l.svg' }],
    ['a page about it', { data: [{ image: 'team.jpg' }] }],
    ['a person', { personal_info: { profile_image: '/ada.png' } }],
    ['an offer', { data: { picture: '/a.jpg', pictures: ['/a.jpg', 'b.jpg'], images: ['c.jpg'] } }],
    ['what is known of a picture', { cover: { url: '/a.jpg', sizes: [{ url: 'a-400.jpg', width: 400 }] } }],
    ['a gallery', { gallery: [{ url: '/a.jpg' }, { url: 'b.jpg' }] }],
  ])('gives %s the pictures of the service', (_, body) => {
    const writtenJson = JSON.stringify(body);
    const full = writtenJson.replaceAll(/"([\w/-]+\.(?:svg|ico|jpg|png))"/g, (_match, path: string) =>
      JSON.stringify(path.startsWith('/') ? `https://api.example${path}` : `${BASE}/${path}`),
    );
    expect(JSON.stringify(resolvePictures(body, BASE))).toBe(full);
    expect(full).not.toBe(writtenJson);
  });

  it.each([
    'https://cdn.example/a.svg',
    '//cdn.example/a.svg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '\\\\cdn.example',
    'a\tb.svg',
    '',
    ' ',
    '#a',
  ])('leaves %j for who shows it to judge', (logo) => {
    expect(resolvePictures({ agency: { logo } }, BASE)).toEqual({ agency: { logo } });
  });

  it('leaves other texts, and what is no text', () => {
    const body = { name: '/a.svg', url: '/deals/1', link: '/deals/2', logo: 7, sizes: ['S'], image: null, cover: true };
    expect(resolvePictures({ ...body }, BASE)).toEqual(body);
  });

  it.each(['', '/resorts'])('keeps to the page’s own origin where the service is there, at “%s”', (base) => {
    expect(resolvePictures({ logo: '/a b.svg', image: 'b.svg' }, base)).toEqual({
      logo: '/a%20b.svg',
      image: `${base}/b.svg`,
    });
  });

  it('reads a body however deep it is', () => {
    const depth = 100_000;
    const body: unknown = JSON.parse(`${'['.repeat(depth)}{"logo":"/a.svg"}${']'.repeat(depth)}`);
    let inner = resolvePictures(body, BASE);
    while (Array.isArray(inner)) inner = inner[0];
    expect(inner).toEqual({ logo: 'https://api.example/a.svg' });
  });
});

describe('the client of a service', () => {
  const agency = jsonListener({ agency: { logo: '/logo.svg' } });

  it('resolves the pictures of what was sent', async () => {
    const { url } = await aServer(agency);
    const { host } = new URL(url);
    const full = { ok: true, value: { agency: { logo: `http://${host}/logo.svg` } } };
    const client = anHttpClient(url);
    expect(await client.get('/', {}, NEVER_ABORTED)).toEqual(full);
    expect(await client.post('/', {}, {}, NEVER_ABORTED)).toEqual(full);
  });

  it('resolves them against the address that browsers have, where it calls an internal one', async () => {
    const { url } = await aServer(agency);
    const client = anHttpClient(url, undefined, undefined, { publicBase: '' });
    const here = { ok: true, value: { agency: { logo: '/logo.svg' } } };
    expect(await client.get('/', {}, NEVER_ABORTED)).toEqual(here);
    const atTheEdge = visitorClient({
      tenant: aTenant('https://aurora.example'),
      api: { base: url, publicBase: '' },
      axios: { adapter: 'http', proxy: false },
      cache: { read: (_key, load) => load() },
      sessionId: 'session-0001',
      context: () => ({ language: 'en', timeZone: 'UTC', authOptional: false }),
    });
    expect(await atTheEdge.get('/api/agency', {}, NEVER_ABORTED)).toEqual(here);
  });
});
