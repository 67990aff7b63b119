import { LANGUAGES } from '@livery/contract/market/language';
import { anyText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestHeaders } from '../../../src/domain/session/request-headers.ts';

const CALL = { language: 'no', sessionId: 'session-1234', timeZone: 'Europe/Oslo', token: undefined } as const;

// @rule 6.9, 7.1
describe('requestHeaders', () => {
  it('has Content-Type, Accept-Language, x-session-id and timeZone on every request (rules 7.1)', () => {
    expect(requestHeaders(CALL)).toEqual({
      'Content-Type': 'application/json',
      'Accept-Language': 'no',
      'x-session-id': 'session-1234',
      timeZone: 'Europe/Oslo',
    });
  });

  it('carries "x-access-token when present"', () => {
    expect(requestHeaders({ ...CALL, token: 'abc.def' })).toMatchObject({ 'x-access-token': 'abc.def' });
    expect(requestHeaders({ ...CALL, token: '' })).not.toHaveProperty('x-access-token');
  });

  it('carries "x-correlation-id" on resort calls', () => {
    expect(requestHeaders({ ...CALL, correlationId: 'c-1' })).toMatchObject({ 'x-correlation-id': 'c-1' });
  });

  it('states that authentication is optional without a token, where the page allows it (rules 6.9)', () => {
    expect(requestHeaders({ ...CALL, authOptional: true })).toMatchObject({ 'x-auth-optional': 'true' });
    expect(requestHeaders({ ...CALL, authOptional: false })).not.toHaveProperty('x-auth-optional');
    expect(requestHeaders({ ...CALL, authOptional: true, token: 'abc' })).not.toHaveProperty('x-auth-optional');
  });

  it('takes out of a value what no header can hold', () => {
    const headers = requestHeaders({ ...CALL, token: ' a\r\nx-admin: 1\u0000é☃ ', correlationId: '~ !' });
    expect(headers).toMatchObject({ 'x-access-token': 'ax-admin: 1', 'x-correlation-id': '~ !' });
  });

  it('never makes a header that is not legal, whatever the values', () => {
    const call = fc.record({
      language: fc.constantFrom(...LANGUAGES),
      sessionId: anyText,
      timeZone: anyText,
      token: fc.option(anyText, { nil: undefined }),
      correlationId: anyText,
      authOptional: fc.boolean(),
    });
    fc.assert(
      fc.property(call, (of) => {
        const headers = requestHeaders(of);
        expect(Object.values(headers).every((value) => /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value))).toBe(
          true,
        );
        expect(new Headers(headers).get('content-type')).toBe('application/json');
        expect('x-access-token' in headers && 'x-auth-optional' in headers).toBe(false);
      }),
    );
  });
});
