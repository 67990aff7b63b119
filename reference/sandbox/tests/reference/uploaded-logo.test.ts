import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import { PICTURES, PNG } from '../support/some-pictures.ts';

describe('an uploaded logo', () => {
  const upload = (app: ReturnType<typeof createSandbox>, bytes: readonly number[]) =>
    sandboxResponses({ app, person: 'owner' })({
      method: 'POST',
      path: '/api/reference/settings/website/logo',
      body: { file: btoa(String.fromCharCode(...bytes)) },
    });

  it('is served, and shown once it is saved', async () => {
    const app = createSandbox();
    const uploadedCallResult = await upload(app, PNG);
    const { data } = (uploadedCallResult.ok ? uploadedCallResult.value : {}) as { data: { logo: string } };
    const servedResponse = await app.request(`http://127.0.0.1:9000${data.logo}`);
    expect([servedResponse.headers.get('content-type'), (await servedResponse.arrayBuffer()).byteLength]).toEqual([
      'image/png',
      PNG.length,
    ]);
    const respond = sandboxResponses({ app, person: 'owner' });
    await respond({ method: 'POST', path: '/api/reference/settings/website', body: data });
    const agency = await respond({ method: 'GET', path: '/api/agency' });
    expect(agency).toMatchObject({ ok: true, value: { agency: { logo: `http://127.0.0.1:9000${data.logo}` } } });
  });

  it.each(Object.entries(PICTURES))('may be a whole %s', async (_, bytes) => {
    expect(await upload(createSandbox(), bytes)).toMatchObject({ ok: true });
  });

  it.each([
    ['text', [...new TextEncoder().encode('<script>alert(1)</script>')]],
    ['SVG', [...new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
    ['nothing', []],
    ['a page after the signature of a PNG', [...PNG.slice(0, 8), ...new TextEncoder().encode('<h1>Hello</h1>')]],
    ['a page after a whole PNG', [...PNG, ...new TextEncoder().encode('<h1>Hello</h1>')]],
    ['a PNG that is cut off', PNG.slice(0, 60)],
    ['a PNG with a byte changed', PNG.with(45, 0)],
    ['a JPEG that is cut off', PICTURES['image/jpeg'].slice(0, 60)],
    ['a GIF that is cut off', PICTURES['image/gif'].slice(0, 30)],
  ])('can not be %s', async (_, bytes) => {
    expect(await upload(createSandbox(), bytes)).toMatchObject({ ok: false, error: { status: 400 } });
  });
});
