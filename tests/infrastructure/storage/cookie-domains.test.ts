import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cookieDomains } from '../../../src/infrastructure/storage/cookie-domains.ts';

// @rule 2.1
it.each([
  ['a.b.example', ['a.b.example', 'b.example']],
  ['aurora.example', ['aurora.example']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['[::1]', []],
])('the cookies of %s may belong to %j', (hostname, domains) => {
  expect(cookieDomains(hostname)).toEqual(domains);
});

test.prop([fc.array(fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/), { minLength: 1, maxLength: 6 })])(
  'the domains of a host’s cookies are the host and its parents, each longer than a top level',
  (labels) => {
    const hostname = labels.join('.');
    const domains = cookieDomains(hostname);
    expect(domains.length).toBe(labels.length - 1);
    for (const domain of domains) expect(`.${hostname}`.endsWith(`.${domain}`) && domain.includes('.')).toBe(true);
  },
);
