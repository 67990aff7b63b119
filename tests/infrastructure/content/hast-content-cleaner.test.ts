import { describe, expect, it } from 'vitest';
import { hastContentCleaner } from '../../../src/infrastructure/content/hast-content-cleaner.ts';

describe('hastContentCleaner', () => {
  it('fulfils its port: safe content, for any text', async () => {
    expect(await hastContentCleaner().clean('<script>alert(1)</script><b onclick=x>hi</b>')).toEqual({
      ok: true,
      value: {
        type: 'root',
        children: [{ type: 'element', tagName: 'b', properties: {}, children: [{ type: 'text', value: 'hi' }] }],
      },
    });
  });

  it.each([
    ['https://api.example', '/team.jpg', 'https://api.example/team.jpg'],
    ['https://api.example', 'team.jpg', 'https://api.example/team.jpg'],
    ['', '/team.jpg', '/team.jpg'],
    ['https://api.example', 'https://cdn.example/team.jpg', 'https://cdn.example/team.jpg'],
  ])('gives a picture the address of the API, which is “%s”: %s', async (base, src, full) => {
    const clean = await hastContentCleaner(base).clean(`<p><img src="${src}" alt="Us"></p>`);
    expect(JSON.stringify(clean)).toContain(`"src":"${full}"`);
  });
});
