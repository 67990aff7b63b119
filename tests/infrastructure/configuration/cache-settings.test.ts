import { describe, expect, it } from 'vitest';
import { CACHE_SETTINGS } from '../../../src/infrastructure/configuration/cache-settings.ts';
import { problemsOf } from './an-environment.ts';

const SETTINGS = Object.values(CACHE_SETTINGS).map(({ name, meaning }) => {
  const [, from = '', to = ''] = /(\d+) to (\d+)/.exec(meaning) ?? [];
  return { name, from: Number(from), to: Number(to), unit: name.endsWith('_MS') ? 'milliseconds' : 'seconds' };
});

describe.each(SETTINGS)('$name', ({ name, from, to, unit }) => {
  it('takes the range that its meaning names, to its ends', () => {
    expect(to).toBeGreaterThan(from);
    expect(problemsOf({ [name]: String(from) })).toEqual([]);
    expect(problemsOf({ [name]: String(to) })).toEqual([]);
  });

  it.each([String(from - 1), String(to + 1), '1.5', '10s', 'soon', '1e2'])('refuses %s in one sentence', (text) => {
    expect(problemsOf({ [name]: text })).toEqual([
      `${name} is “${text}”: it is a whole number of ${unit} from ${from} to ${to}.`,
    ]);
  });
});
