import { test } from '@fast-check/vitest';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { CallSituation } from '@livery/contract/notices/call-situation';
import { anyText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTICE_CATALOGUE } from '../../../src/domain/notices/catalogue.ts';
import { failureMessage } from '../../../src/domain/notices/failure-message.ts';

const SITUATIONS: readonly CallSituation[] = ['call', 'default', 'suggest', 'resortRelease', 'exchangeRates'];
const refusedFailure = (message: string): CallFailure => ({ kind: 'refused', status: 500, message });

// @rule 8.1, 8.2, 8.3
describe('failureMessage', () => {
  it.each([
    ['call', 'something went wrong'],
    ['default', 'Something went wrong'],
    ['suggest', 'Failed to fetch suggestions'],
    ['resortRelease', 'Internal Server Error'],
    ['exchangeRates', 'Failed to fetch exchange rates'],
  ] as const)('without a message of the server is for %s: %j (rules §8)', (situation, text) => {
    const general = { from: 'catalogue', situation, text };
    expect(failureMessage({ kind: 'unreachable' }, situation)).toEqual(general);
    expect(failureMessage({ kind: 'timed-out' }, situation)).toEqual(general);
    expect(failureMessage({ kind: 'malformed', problem: 'secret' }, situation)).toEqual(general);
    expect(failureMessage(refusedFailure(''), situation)).toEqual(general);
    expect(failureMessage(refusedFailure(' \n\u200b'), situation)).toEqual(general);
  });

  it("prefers the server's message (rules 8.1)", () => {
    for (const situation of SITUATIONS) {
      expect(failureMessage(refusedFailure(' No rooms left. '), situation)).toEqual({
        from: 'server',
        text: 'No rooms left.',
      });
    }
  });

  it('is "Request was canceled", which is not shown, for a request that we cancelled (rules 8.3)', () => {
    const cancelled = { from: 'catalogue', situation: 'cancelled', text: 'Request was canceled' };
    for (const situation of SITUATIONS) expect(failureMessage({ kind: 'cancelled' }, situation)).toEqual(cancelled);
    expect(NOTICE_CATALOGUE.cancelled.outcome).toBe('ignored');
  });

  it('puts a message on one line, without control characters or marks that turn its direction', () => {
    expect(failureMessage(refusedFailure('Line one\r\n\r\n  line\u0000two\u202e \u2066end\ud800'), 'call').text).toBe(
      'Line one line two end',
    );
  });

  it('keeps the joiners and marks that scripts need', () => {
    expect(failureMessage(refusedFailure('نمی\u200cدانم \u200f👩\u200d👩'), 'call').text).toBe(
      'نمی\u200cدانم \u200f👩\u200d👩',
    );
  });

  it('shortens what is longer than 300 characters', () => {
    expect(failureMessage(refusedFailure('🏖'.repeat(300)), 'call').text).toBe('🏖'.repeat(300));
    expect(failureMessage(refusedFailure('🏖'.repeat(301)), 'call').text).toBe(`${'🏖'.repeat(299)}…`);
    expect(failureMessage(refusedFailure('x'.repeat(5_000_000)), 'call').text).toBe(`${'x'.repeat(299)}…`);
  });

  it('does not search a message longer than 10000 units for its first word', () => {
    expect(failureMessage(refusedFailure(`${' '.repeat(9_999)}x`), 'call')).toEqual({ from: 'server', text: 'x' });
    expect(failureMessage(refusedFailure(`${' '.repeat(10_000)}x`), 'call').from).toBe('catalogue');
  });

  const anyFailure: fc.Arbitrary<CallFailure> = fc.oneof(
    fc.constantFrom<CallFailure>({ kind: 'unreachable' }, { kind: 'timed-out' }, { kind: 'cancelled' }),
    anyText.map((problem): CallFailure => ({ kind: 'malformed', problem })),
    fc
      .tuple(
        fc.integer({ min: 400, max: 599 }),
        fc.oneof(
          anyText,
          anyText.map((text) => text.repeat(20)),
        ),
      )
      .map(([status, message]): CallFailure => ({ kind: 'refused', status, message })),
  );
  test.prop([anyFailure, fc.constantFrom(...SITUATIONS)])(
    'is never empty, and has 300 characters at most',
    (failure, situation) => {
      const { text } = failureMessage(failure, situation);
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(Array.from(text).length).toBeLessThanOrEqual(300);
    },
  );
});
