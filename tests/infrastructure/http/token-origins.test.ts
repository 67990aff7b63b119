import { describe, expect, it } from 'vitest';
import { tokenOrigins } from '../../../src/infrastructure/http/token-origins.ts';

const PAGE = 'https://aurora.example/booknow?x=1';

// @rule 10.6
describe('the origins that may have the token', () => {
  it.each([
    ['https://api.example/api/agency', true],
    ['https://resort.example/v2/search', true],
    ['https://api.example:8443/api/agency', false],
    ['http://api.example/api/agency', false],
    ['https://api.example.evil.example/', false],
    ['https://api.example@evil.example/', false],
    ['https://user@api.example/', true],
    ['//evil.example/', false],
    ['/\\evil.example/', false],
    // The page's own origin is not a service of this deployment.
    ['/api/agency', false],
    ['javascript:alert(1)', false],
    ['https://', false],
  ])('say of %j: %s', (address, expected) => {
    expect(tokenOrigins(['https://api.example', 'https://resort.example/v2'], PAGE)(address)).toBe(expected);
  });

  it.each([
    ['/api/agency', true],
    ['https://aurora.example/api/agency', true],
    ['//evil.example/', false],
    ['https://evil.example/', false],
  ])("are the page's own where a service has no address: %j, %s", (address, expected) => {
    expect(tokenOrigins([''], PAGE)(address)).toBe(expected);
  });

  it('are none where an address is none, or has no origin', () => {
    const may = tokenOrigins(['https://', 'data:text/plain,x'], PAGE);
    for (const address of ['https://', 'data:text/plain,x', 'about:blank']) expect(may(address)).toBe(false);
  });
});
