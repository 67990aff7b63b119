import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/infrastructure/configuration/read-settings.ts';
import { NO_FILES, problemsOf } from './an-environment.ts';

describe('readSettings, of where the edge finds an API under each host', () => {
  it.each(['https://{host}', 'http://{host}.svc.example:8443', 'http://10.0.0.5:3000/'])(
    'takes %s as where the edge finds the API of each host',
    (template) => {
      const settings = { LIVERY_API_URL: '/', LIVERY_API_ORIGIN_TEMPLATE: template };
      expect(readSettings(settings, NO_FILES)).toMatchObject({
        ok: true,
        value: { apiTemplate: template.replace(/\/$/, '') },
      });
    },
  );

  it.each([
    '{host}',
    'ftp://{host}',
    'https://{host}/api',
    'https://{host}?x=1',
    'https://a:b@{host}',
    'https://{host}{host}',
  ])('refuses %s as that, in one sentence', (template) => {
    expect(problemsOf({ LIVERY_API_URL: '/', LIVERY_API_ORIGIN_TEMPLATE: template })).toEqual([
      expect.stringMatching(/^LIVERY_API_ORIGIN_TEMPLATE is .*\.$/),
    ]);
  });

  it('refuses a template without an API under each host', () => {
    expect(problemsOf({ LIVERY_API_URL: 'https://api.example', LIVERY_API_ORIGIN_TEMPLATE: 'https://{host}' })).toEqual(
      ['LIVERY_API_ORIGIN_TEMPLATE is set, but LIVERY_API_URL is not /: unset it, or set LIVERY_API_URL to /.'],
    );
  });
});
