import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isPublic, isPublicFile } from '../../src/service-worker/public-response.ts';

/** A response of the site itself, as a service worker gets it. */
function aResponse(headers: Record<string, string>, { status = 200, type = 'basic' } = {}): Response {
  const response = new Response(null, { status, headers });
  Object.defineProperty(response, 'type', { value: type });
  return response;
}

describe('what the service worker may store', () => {
  it.each(['public, max-age=31536000, immutable', 'no-cache', ''])('has Cache-Control "%s"', (caching) => {
    expect(isPublic(aResponse({ 'Cache-Control': caching }))).toBe(true);
  });

  test.prop([
    fc.constantFrom('private', 'no-store', 'Private', 'NO-STORE'),
    fc.subarray(['max-age=60', 'must-revalidate', 'no-cache', 'immutable']),
    fc.constantFrom(',', ', '),
  ])('is nothing that is marked as personal', (mark, others, comma) => {
    for (const words of [
      [mark, ...others],
      [...others, mark],
    ])
      expect(isPublic(aResponse({ 'Cache-Control': words.join(comma) }))).toBe(false);
  });

  test.prop([fc.integer({ min: 201, max: 599 })])('is a whole response, and no failure', (status) => {
    expect(isPublic(aResponse({}, { status }))).toBe(false);
  });

  it.each(['opaque', 'opaqueredirect', 'error'])('can be read: not one of type %s', (type) => {
    expect(isPublic(aResponse({}, { type }))).toBe(false);
    expect(isPublic(aResponse({}, { type: 'cors' }))).toBe(true);
  });

  it('is no page in place of a missing file', () => {
    expect(isPublicFile(aResponse({ 'Content-Type': 'text/javascript' }))).toBe(true);
    expect(isPublicFile(aResponse({ 'Content-Type': 'text/html; charset=UTF-8' }))).toBe(false);
    expect(isPublicFile(aResponse({ 'Content-Type': 'text/css', 'Cache-Control': 'private' }))).toBe(false);
  });
});
