import { test } from '@fast-check/vitest';
import { anyHostileAddress } from '@livery/testkit/arbitraries';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSafeUrlCharacters } from '../../../src/domain/agency/link-characters.ts';
import { type LinkSink, safeLink } from '../../../src/domain/agency/safe-link.ts';
import { splitWords } from '../../support/words.ts';

const SINKS = ['social', 'logo', 'favicon', 'image', 'returnUrl', 'email', 'phone', 'dealLink'] as const;

const WEB_SINKS: readonly LinkSink[] = ['social', 'returnUrl'];

const IMAGES: readonly LinkSink[] = ['logo', 'favicon', 'image'];

const PAGE = 'https://agency.example/booknow/hotels';

// @rule 1.1, 2.8, 3.1, 3.10, 4.14, 10.4
describe('safeLink', () => {
  it.each([
    ['scripts', ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'vbscript:msgbox(1)']],
    ['hidden scripts', ['java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)']],
    ['scripts as hosts', ['javascript://example.com/%0aalert(1)']],
    ['data', ['data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg onload=alert(1)>']],
    ['other schemes', ['blob:https://agency.example/1', 'file:///etc/passwd', 'ftp://example.com/logo.png']],
    ['hosts without a scheme', ['//evil.example', '///evil.example', 'www.example.com', 'evil.example']],
    ['slashes that browsers see', ['/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/.//evil.example']],
    ['half a scheme', ['https:evil.example', 'https:/evil.example', 'https:///evil.example', 'https:\\\\evil.example']],
    ['no scheme', ['xhttps://evil.example', 'https//evil.example']],
    ['no host', ['https://', 'https://?x', 'https://#x', 'https://evil.example:99999999', 'https://ev il.example']],
    ['users', ['https://user@evil.example', 'https://user:pass@evil.example', 'https://@evil.example']],
    ['hosts that look like users', ['https://good.example\\@evil.example', 'https://evil.example\u2044@good.example']],
    ['misleading characters', ['https://evil.example/\u202egnp.exe', 'https://evil.example/\u200b']],
    ['half a character', ['https://evil.example/\ud800']],
    ['other texts', ['logo.png', '', ' ', '__proto__']],
  ])('gives no sink %s: %j', (_, values) => {
    for (const sink of SINKS)
      expect(
        values.filter((value) => safeLink(sink, value) !== null),
        sink,
      ).toEqual([]);
  });

  it.each(splitWords`
    https://facebook.com/sunny http://facebook.com HTTPS://WWW.Example.com/A?b=c#d https://example.com:8443/x
    http://localhost:8081/logo.svg https://example.com?next=user@host https://example.com/@sunny
    https://example.com/#@sunny https://xn--mnchen-3ya.example/straße https://example.com/%2f%2fx
  `)('lets %s be as it is written, where web addresses go', (address) => {
    for (const sink of [...WEB_SINKS, ...IMAGES]) expect(safeLink(sink, address), sink).toBe(address);
    for (const sink of ['email', 'phone', 'dealLink'] as const) expect(safeLink(sink, address), sink).toBeNull();
  });

  it('leaves out blanks around an address (rules 3.10), and writes those inside as %20', () => {
    expect(safeLink('image', 'https://example.com/my logo 1.png')).toBe('https://example.com/my%20logo%201.png');
    expect(safeLink('image', '/media/my logo 1.png')).toBe('/media/my%20logo%201.png');
    for (const sink of [...WEB_SINKS, ...IMAGES]) {
      expect(safeLink(sink, ' https://example.com/a\n'), sink).toBe('https://example.com/a');
    }
    for (const sink of IMAGES) expect(safeLink(sink, '\t/logo.png\u00a0'), sink).toBe('/logo.png');
    expect(safeLink('email', ' hello@agency.example\r\n')).toBe('mailto:hello@agency.example');
    expect(safeLink('phone', ' +44 20 7946 0123 ')).toBe('tel:+442079460123');
    expect(safeLink('dealLink', ' /booknow/hotels ')).toBe('/booknow/hotels');
  });

  const anyBlank = fc.stringMatching(/^[ \t\r\n\u00a0]{0,3}$/);
  test.prop([fc.constantFrom(...SINKS), anyHostileAddress, anyBlank, anyBlank])(
    'judges an address as it does the same without blanks around it',
    (sink, address, before, after) => {
      expect(safeLink(sink, `${before}${address}${after}`)).toBe(safeLink(sink, address));
    },
  );

  it('takes pictures from this origin too, by a path with one slash', () => {
    for (const sink of IMAGES) {
      expect(safeLink(sink, '/media/logo.svg')).toBe('/media/logo.svg');
      expect(safeLink(sink, '/')).toBe('/');
      expect(safeLink(sink, '/a//b.svg')).toBe('/a//b.svg');
      expect(safeLink(sink, '/%2e%2e//evil.example')).toBeNull();
      expect(safeLink(sink, '/logo\u200b.svg')).toBeNull();
      expect(safeLink(sink, 'media/logo.svg')).toBeNull();
    }
    for (const sink of WEB_SINKS) expect(safeLink(sink, '/media/logo.svg')).toBeNull();
  });

  it('lets a deal lead to a path on this origin only (rules 2.8)', () => {
    expect(safeLink('dealLink', '/booknow/hotels/search?x=1#y')).toBe('/booknow/hotels/search?x=1#y');
    expect(safeLink('dealLink', 'booknow/hotels')).toBeNull();
    expect(safeLink('dealLink', '/%2f/evil.example')).toBeNull();
    expect(safeLink('dealLink', '/logout')).toBeNull();
  });

  const schemes: Readonly<Record<LinkSink, RegExp>> = {
    social: /^https?:$/,
    returnUrl: /^https?:$/,
    logo: /^https?:$/,
    favicon: /^https?:$/,
    image: /^https?:$/,
    email: /^mailto:$/,
    phone: /^tel:$/,
    dealLink: /^https:$/,
  };
  test.prop([fc.constantFrom(...SINKS), anyHostileAddress], { numRuns: runCount(200) })(
    'takes any text for every sink, and gives only the schemes of the sink',
    (sink, value) => {
      const href = safeLink(sink, value);
      if (href === null) return;
      const url = new URL(href, PAGE);
      expect(url.protocol).toMatch(schemes[sink]);
      expect([url.username, url.password]).toEqual(['', '']);
      // A path stays as it was written, so it may contain a plain space.
      expect(href).not.toMatch(sink === 'dealLink' ? /[\t\n\r]/ : /[\s\\]/);
      if (href.startsWith('/')) expect(url.origin).toBe(new URL(PAGE).origin);
      if (sink === 'dealLink') expect(url.origin).toBe(new URL(PAGE).origin);
    },
  );

  test.prop([fc.webUrl({ withQueryParameters: true, withFragments: true })])(
    'lets every web address pass where web addresses go',
    (address) => {
      for (const sink of [...WEB_SINKS, ...IMAGES]) expect(safeLink(sink, address)).toBe(address);
    },
  );
});

const TREACHEROUS_CODES = [
  0x00, 0x09, 0x0a, 0x0d, 0x1f, 0x5c, 0x7f, 0x85, 0xa0, 0xad, 0x1680, 0x2000, 0x200a, 0x200b, 0x200f, 0x2028, 0x2029,
  0x202a, 0x202e, 0x202f, 0x2044, 0x205f, 0x2060, 0x2066, 0x2069, 0x2215, 0x2216, 0x2571, 0x2572, 0x27cb, 0x27cd,
  0x29f5, 0x29f8, 0x29f9, 0x2afb, 0x2afd, 0x3000, 0xd800, 0xdfff, 0xfe68, 0xfeff, 0xff0f, 0xff3c,
];

describe('hasSafeUrlCharacters', () => {
  it.each(TREACHEROUS_CODES.map((code) => [code.toString(16), code] as const))('refuses U+%s anywhere', (_, code) => {
    const character = String.fromCharCode(code);
    for (const address of [`a${character}b`, `${character}b`, `a${character}`]) {
      expect(hasSafeUrlCharacters(address)).toBe(false);
    }
  });

  it('accepts letters of all scripts, marks, pictures and plain spaces inside', () => {
    for (const address of ['', "https://example.com/a b?c=d&e#f%20~!$'()*+,;=:@[]", 'straße', 'مرحبا', '東京', '🏖']) {
      expect(hasSafeUrlCharacters(address)).toBe(true);
    }
  });

  it('refuses plain spaces around', () => {
    expect(hasSafeUrlCharacters(' a')).toBe(false);
    expect(hasSafeUrlCharacters('a ')).toBe(false);
  });
});
