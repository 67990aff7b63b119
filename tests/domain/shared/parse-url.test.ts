import { test } from '@fast-check/vitest';
import { parseUrl } from '@livery/contract/shared/parse-url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('parseUrl', () => {
  it('reads an address as browsers do, relative to a base where one is given', () => {
    expect(parseUrl('https://bücher.example/é')?.href).toBe('https://xn--bcher-kva.example/%C3%A9');
    expect(parseUrl('/about', 'https://aurora.example/faq')?.href).toBe('https://aurora.example/about');
  });

  it.each(['', '/about', 'aurora.example', 'https://', 'https://a b.example'])('refuses %j', (text) => {
    expect(parseUrl(text)).toBeUndefined();
  });

  it('reads letters such as é however often it is called', () => {
    for (let call = 0; call < 20_000; call += 1) parseUrl('/dé', 'https://a.example');
    expect(parseUrl('https://bücher.example')?.hostname).toBe('xn--bcher-kva.example');
  });

  test.prop([fc.webUrl({ withFragments: true, withQueryParameters: true })])('reads every web address', (address) => {
    expect(parseUrl(address)?.href).toBe(new URL(address).href);
  });
});
