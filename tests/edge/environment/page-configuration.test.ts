// @vitest-environment jsdom
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  configurationForPage,
  jsonForHtml,
  type PageConfiguration,
  pageWithConfiguration,
} from '../../../src/edge/page-configuration.ts';
import { DEFAULTS } from '../../infrastructure/configuration/an-environment.ts';
import { CONFIGURATION } from '../an-edge.ts';

const HTML =
  '<!doctype html><head><script type="application/json" id="livery-config">null</script>' +
  '<script type="module" src="/main.js"></script></head><body><div id="root"></div></body>';

/** Texts with characters that are special in HTML and JSON, and any others. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '</script>',
        '</SCRIPT >',
        '<!--',
        '<script>',
        ']]>',
        '-->',
        '\u2028',
        '\u2029',
        "$&$'$`$1",
        '"',
        '\\',
        '\0',
      ),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map((parts) => parts.join(''));

const anyConfiguration: fc.Arbitrary<PageConfiguration> = fc.record({
  environment: hostileText,
  apiUrl: hostileText,
  resortUrl: hostileText,
  contentUrl: hostileText,
  policies: fc.dictionary(hostileText, fc.dictionary(hostileText, hostileText)),
});

/** The same value after encoding as UTF-8. */
function wellFormed(value: unknown): unknown {
  const json = JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.toWellFormed() : part));
  return JSON.parse(json);
}

describe('pageWithConfiguration', () => {
  test.prop([anyConfiguration])(
    'gives the page exactly the configuration, and nothing in it becomes markup',
    (configuration) => {
      const page = new DOMParser().parseFromString(pageWithConfiguration(HTML, configuration), 'text/html');
      const text = page.getElementById('livery-config')?.textContent ?? '';
      expect(JSON.parse(text)).toEqual(wellFormed(configuration));
      expect(page.querySelectorAll('script')).toHaveLength(2);
      expect([...page.body.children].map(({ id }) => id)).toEqual(['root']);
      expect(page.body.textContent).toBe('');
    },
  );

  it('replaces half a character, as the text of the page does', () => {
    expect(jsonForHtml({ name: 'Half emoji \ud83d', whole: '😀' })).toBe('{"name":"Half emoji \ufffd","whole":"😀"}');
  });

  it('leaves the rest of the page as it was built', () => {
    expect(pageWithConfiguration(HTML, CONFIGURATION)).toBe(HTML.replace('null', JSON.stringify(CONFIGURATION)));
  });

  it('fails loudly on a page without a place for it', () => {
    expect(() => pageWithConfiguration('<p>', CONFIGURATION)).toThrow('livery-config');
  });
});

const sandboxPolicies = { aurora: { partner: true } };

describe('configurationOf', () => {
  it("is the page's own origin and the sandbox's policies where no API is configured", () => {
    expect(configurationForPage(DEFAULTS, sandboxPolicies)).toEqual({
      environment: 'uat',
      apiUrl: '',
      resortUrl: '/resort-api',
      contentUrl: '/remotes',
      policies: sandboxPolicies,
      mapStyleUrl: '/media/map/style.json',
    });
  });

  it('has the map that the deployment names, and beside another API none without one', () => {
    const mapStyleUrl = 'https://maps.example/style.json';
    expect(configurationForPage({ ...DEFAULTS, mapStyleUrl }, sandboxPolicies)).toMatchObject({ mapStyleUrl });
    expect(configurationForPage({ ...DEFAULTS, apiUrl: 'https://api.example' }, {})).toMatchObject({ mapStyleUrl: '' });
  });

  it("takes the API's address for resorts too, and none of the sandbox's policies", () => {
    expect(configurationForPage({ ...DEFAULTS, apiUrl: 'https://api.example' }, sandboxPolicies)).toMatchObject({
      apiUrl: 'https://api.example',
      resortUrl: 'https://api.example',
      policies: {},
    });
  });

  it('says nothing of an API that stands under the own host of each agency, and nothing of the sandbox either', () => {
    expect(configurationForPage({ ...DEFAULTS, apiUrl: '' }, sandboxPolicies)).toMatchObject({
      apiUrl: '',
      resortUrl: '',
      policies: {},
    });
  });

  it('lets what is configured stand', () => {
    const policies = { noir: {} };
    const set = { ...DEFAULTS, resortUrl: 'https://r.example', contentUrl: 'https://c.example', policies };
    expect(configurationForPage(set, sandboxPolicies)).toMatchObject({
      resortUrl: 'https://r.example',
      contentUrl: 'https://c.example',
      policies,
    });
  });
});
