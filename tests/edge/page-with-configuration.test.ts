// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageConfiguration, pageWithConfiguration } from '../../src/edge/page-configuration.ts';

const HTML =
  '<!doctype html><head><script type="application/json" id="livery-config">null</script>' +
  '<script type="module" src="/main.js"></script></head><body><div id="root"></div></body>';

/** Texts made of what HTML and JSON take notice of, and of anything else. */
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

describe('pageWithConfiguration', () => {
  it('gives the page back exactly what it was told, and nothing in it becomes markup', () => {
    fc.assert(
      fc.property(anyConfiguration, (configuration) => {
        const page = new DOMParser().parseFromString(pageWithConfiguration(HTML, configuration), 'text/html');
        const text = page.getElementById('livery-config')?.textContent ?? '';
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(configuration)));
        expect(page.querySelectorAll('script')).toHaveLength(2);
        expect([...page.body.children].map(({ id }) => id)).toEqual(['root']);
        expect(page.body.textContent).toBe('');
      }),
    );
  });

  it('leaves the rest of the page as it was built', () => {
    const told = { environment: 'qa', apiUrl: '', resortUrl: '', contentUrl: '/remotes', policies: {} };
    expect(pageWithConfiguration(HTML, told)).toBe(HTML.replace('null', JSON.stringify(told)));
  });

  it('fails loudly on a page without a place for it', () => {
    const told = { environment: 'qa', apiUrl: '', resortUrl: '', contentUrl: '', policies: {} };
    expect(() => pageWithConfiguration('<p>', told)).toThrow('livery-config');
  });
});
