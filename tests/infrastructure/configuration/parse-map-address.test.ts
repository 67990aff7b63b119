import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/infrastructure/configuration/read-settings.ts';
import { NO_FILES, problemsOf } from './an-environment.ts';

// @rule 2.28
describe('readSettings, of maps', () => {
  it.each(['https://maps.example/{language}/style.json?key=a1', '/maps/style.json'])('takes %s as a style', (style) => {
    expect(readSettings({ LIVERY_MAP_STYLE_URL: style }, NO_FILES)).toMatchObject({
      ok: true,
      value: { mapStyleUrl: style },
    });
  });

  it.each(['maps.example', '//maps.example/style.json', 'javascript:x', 'https://a:b@maps.example/', '/a b'])(
    'refuses %s as a style, in one sentence',
    (style) => {
      expect(problemsOf({ LIVERY_MAP_STYLE_URL: style })).toEqual([
        expect.stringMatching(/^LIVERY_MAP_STYLE_URL is .*\.$/),
      ]);
    },
  );

  it('takes the origins of tiles and fonts, with a star for those below one', () => {
    const origins = 'https://tiles.example, https://*.fonts.example:8443/';
    expect(readSettings({ LIVERY_MAP_ORIGINS: origins }, NO_FILES)).toMatchObject({
      ok: true,
      value: { mapOrigins: ['https://tiles.example', 'https://*.fonts.example:8443'] },
    });
  });

  it.each(['https://a.example/path', '*', "'unsafe-inline'", 'https://a.example; script-src *', 'https://*', 'data:'])(
    'refuses %s as an origin: it would open the content security policy',
    (origin) => {
      expect(problemsOf({ LIVERY_MAP_ORIGINS: origin })).toEqual([
        expect.stringMatching(/^LIVERY_MAP_ORIGINS names .*\.$/),
      ]);
    },
  );
});
