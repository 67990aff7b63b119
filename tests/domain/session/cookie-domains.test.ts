import { describe, expect, it } from 'vitest';
import { cookieDomains } from '../../../src/domain/session/cookie-domains.ts';

describe('cookieDomains', () => {
  it.each([
    ['www.aurora.example', ['www.aurora.example', 'aurora.example']],
    ['aurora.example', ['aurora.example']],
    ['localhost', []],
    ['127.0.0.1', []],
    ['[::1]', []],
  ])('are the host and its parents: %s', (hostname, domains) => {
    expect(cookieDomains(hostname)).toEqual(domains);
  });
});
