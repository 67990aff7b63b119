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
});
