import { test } from '@fast-check/vitest';
import { isLanguageCode } from '@livery/contract/market/language';
import { anyHostileText } from '@livery/testkit/arbitraries';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../src/infrastructure/memory/memory-storage.ts';
import { STORED_KEYS } from '../../src/infrastructure/storage/stored-keys.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { livesOf, watchLives } from '../support/chaos/live-values.ts';
import { scriptedAdapters } from '../support/scripted-adapters.ts';

describe('a device whose memory is damaged', () => {
  const keys = Object.values(STORED_KEYS);
  // A supported language is no damage, whichever key it is under.
  const anyDamage = fc.oneof(
    anyHostileText.filter((text) => !isLanguageCode(text)),
    fc.constant('x'.repeat(100_000)),
  );
  const anyMemory = fc.record(Object.fromEntries(keys.map(({ name }) => [name, anyDamage])), { requiredKeys: [] });

  test.prop([anyMemory], { numRuns: runCount(100) })(
    'works like any other, whatever is stored under its keys',
    (memory) => {
      const storedAt = (where: string) =>
        keys.flatMap(({ name, where: place }): (readonly [string, string])[] => {
          const value = memory[name];
          return place === where && value !== undefined ? [[name, value]] : [];
        });
      const shell = createShell(
        scriptedAdapters({
          cookies: memoryCookieJar(storedAt('cookie')),
          localStorage: memoryStorage(storedAt('local storage')),
          sessionStorage: memoryStorage(storedAt('session storage')),
        }),
      );
      const watch = watchLives(livesOf(shell));
      shell.start();
      shell.session.signOut();
      expect(shell.session.id).toMatch(/^[A-Za-z0-9._-]{8,128}$/);
      expect([shell.market.language.now(), shell.session.profile.now()]).toEqual(['en', { kind: 'visitor' }]);
      expect(watch.problems()).toEqual([]);
    },
  );
});
