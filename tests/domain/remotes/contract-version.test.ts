import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptsContract,
  type ContractVersion,
  compareContracts,
  contractText,
  parseContractRange,
} from '../../../src/domain/remotes/contract-version.ts';

const parseVersion = (text: string): ContractVersion => {
  const [major = 0, minor = 0] = text.split('.').map(Number);
  return { major, minor };
};
const isAccepted = (range: string, ...kept: readonly string[]) => {
  const contractRange = parseContractRange(range);
  return contractRange.ok && acceptsContract(contractRange.value, kept.map(parseVersion));
};

const anyVersion = fc.record({ major: fc.integer({ min: 0, max: 4 }), minor: fc.integer({ min: 0, max: 4 }) });

describe('a contract range', () => {
  it.each([
    ['>=1.2 <2', ['1.2', '1.9'], ['1.1', '2.0', '0.9']],
    ['1', ['1.0', '1.7'], ['0.9', '2.0']],
    ['=1.2', ['1.2'], ['1.1', '1.3']],
    ['>1', ['2.0'], ['1.9', '1.0']],
    ['>1.2', ['1.3', '2.0'], ['1.2']],
    ['<=1', ['1.9', '0.1'], ['2.0']],
    ['<=1.2', ['1.2'], ['1.3']],
    ['  >=1  ', ['1.0', '3.0'], ['0.9']],
  ])('%s takes some versions and refuses others', (range, taken, refused) => {
    expect(taken.filter((text) => !isAccepted(range, text))).toEqual([]);
    expect(refused.filter((text) => isAccepted(range, text))).toEqual([]);
  });

  it('is enough for a shell where one of its versions is in it: its own, or the one before', () => {
    expect(isAccepted('>=1.2 <2', '2.0', '1.4')).toBe(true);
    expect(isAccepted('>=2', '2.0', '1.4')).toBe(true);
    expect(isAccepted('>=3', '2.0', '1.4')).toBe(false);
    expect(isAccepted('<1.4', '2.0', '1.4')).toBe(false);
  });

  it.each(['', 'latest', '^1.2', '1.2.3', '>=', '>= 1', '1 ||', '-1', '>=1.x', '99999'])('“%s” is none', (text) => {
    expect(parseContractRange(text)).toMatchObject({
      ok: false,
      error: expect.stringContaining('is no contract range'),
    });
  });

  it.each(['>=2 <1', '<0', '1 2', '>1.2 <=1.2', '>=1.2 <1.2'])('%s is impossible: no version is in it', (text) => {
    expect(parseContractRange(text)).toEqual({ ok: false, error: `no version is in the contract range “${text}”` });
  });

  test.prop([anyVersion, anyVersion, anyVersion])(
    'has what lies between its two ends, and nothing else',
    (from, until, at) => {
      const text = `>=${contractText(from)} <${contractText(until)}`;
      const isBetween = compareContracts(at, from) >= 0 && compareContracts(at, until) < 0;
      expect(isAccepted(text, contractText(at))).toBe(isBetween);
      expect(parseContractRange(text).ok).toBe(compareContracts(from, until) < 0);
    },
  );

  test.prop([fc.string()])('may be any text', (text) => {
    expect(parseContractRange(text)).toHaveProperty('ok');
  });
});
