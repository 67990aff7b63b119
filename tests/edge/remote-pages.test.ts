import { describe, expect, it } from 'vitest';
import { aBuiltShell } from './a-built-shell.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';
import { serveEdge } from './serve-edge.ts';

const pages = [{ remote: 'loyalty' as never, routes: ['/loyalty', '/loyalty/*'] }];
const { open } = await serveEdge(aRenderingEdge({ root: aBuiltShell(), remotePages: () => pages }));

describe('a path that a remote beside the six owns', () => {
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
