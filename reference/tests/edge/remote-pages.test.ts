import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { CONFIGURATION } from '../../../tests/edge/an-edge.ts';
import { serveEdge } from '../../../tests/edge/serve-edge.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';

const pages = [{ remote: 'loyalty' as never, routes: ['/loyalty', '/loyalty/*'] }];
const { open } = await serveEdge(aRenderingEdge({ root: aBuiltShell(), remotePages: () => pages }));

describe('a path that a custom remote owns', () => {
  it.each(['/loyalty', '/loyalty/tiers/gold'])('is a page in its loading state: %s', async (path) => {
    const { status, body, headers } = await open('aurora.localhost', path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(body).toMatch(/<main[\s\S]*Loading…[\s\S]*<\/main>/);
    expect(body).toMatch(/<header/);
    expect(body).not.toContain('is not found.');
    expect(body).not.toMatch(/<title>[^<]*(?:404|Loading|undefined)/);
  });

  it('is in the page, which then knows it without the manifest', async () => {
    const { body } = await open('aurora.localhost', '/');
    expect(body).toContain('"remotePages":[{"remote":"loyalty","routes":["/loyalty","/loyalty/*"]}]');
  });

  it('is no other path: that is not found', async () => {
    expect((await open('aurora.localhost', '/loyal')).status).toBe(404);
  });
});

describe('a page that a developer opens with their own remote', () => {
  const address = '/gift-cards?remote.giftCards=http://localhost:5174/entry.js';
  const edgeIn = (environment: string) => {
    const configuration = { ...CONFIGURATION, environment };
    return serveEdge(aRenderingEdge({ root: aBuiltShell(), remotePages: () => pages, configuration }));
  };

  it('is left to the browser in the local environment, which reads the pages of remotes itself', async () => {
    const local = await edgeIn('local');
    const { status, body } = await local.open('aurora.localhost', address);
    expect([status, body.includes('"remotePages"'), body.includes('is not found.')]).toEqual([200, false, false]);
    const otherResponse = await local.open('aurora.localhost', '/loyalty?remote=giftCards');
    expect(otherResponse.body).toContain('"remotePages":[');
  });

  it.each(['uat', 'prod'])('is as without it in %s', async (environment) => {
    const { status, body } = await (await edgeIn(environment)).open('aurora.localhost', address);
    expect([status, body.includes('"remotePages":[')]).toEqual([404, true]);
  });
});
