import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/infrastructure/configuration/read-settings.ts';
import { NO_FILES, problemsOf } from './an-environment.ts';

const ADVICE = 'make one at random, as openssl rand -base64 32 does.';

describe('LIVERY_WHY_KEY', () => {
  it('is the secret without the space around it', () => {
    const settings = readSettings({ LIVERY_WHY_KEY: ` ${'k+/='.repeat(8)}\n` }, NO_FILES);
    expect(settings).toMatchObject({ ok: true, value: { whyKey: 'k+/='.repeat(8) } });
  });

  it.each(['secret', 's'.repeat(31), `   ${'s'.repeat(31)}   `])('can’t be shorter than 32 characters: %j', (text) => {
    expect(problemsOf({ LIVERY_WHY_KEY: text })).toEqual([
      `LIVERY_WHY_KEY has fewer than 32 characters, which can be guessed: ${ADVICE}`,
    ]);
  });

  it.each([`${'s'.repeat(40)} ${'s'.repeat(40)}`, 'é'.repeat(40), `${'s'.repeat(40)}\u0000`])(
    'has no blank and nothing but ASCII: %j',
    (text) => {
      expect(problemsOf({ LIVERY_WHY_KEY: text })).toEqual([
        `LIVERY_WHY_KEY has a blank, or a character that is not in ASCII: ${ADVICE}`,
      ]);
    },
  );
});
