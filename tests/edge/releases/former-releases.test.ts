import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it, vi } from 'vitest';
import { keptReleases, releaseFinder } from '../../../src/edge/releases/former-releases.ts';
import { addRelease, aReleasesFolder, builtAt } from './a-release.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-02-03T00:00:00Z');

describe('the releases whose files are served on', () => {
  const releases = fc
    .array(fc.integer({ min: -100 * HOUR, max: 2 * HOUR }), { maxLength: 30 })
    .map((ages) => ages.map((age, index) => ({ folder: String(index), builtAt: NOW + age })));

  test.prop([releases])('are the ten newest, or all of the last 24 hours, the newest first', (found) => {
    const kept = keptReleases(found, NOW);
    const ofTheDay = found.filter(({ builtAt }) => NOW - builtAt <= 24 * HOUR);
    expect(kept).toHaveLength(Math.max(Math.min(10, found.length), ofTheDay.length));
    expect(kept).toEqual(expect.arrayContaining(ofTheDay));
    const oldestMinimum = Math.min(...kept.map(({ builtAt }) => builtAt));
    for (const left of found.filter((release) => !kept.includes(release)))
      expect(left.builtAt).toBeLessThanOrEqual(oldestMinimum);
    expect(kept.map(({ builtAt }) => builtAt)).toEqual(kept.map(({ builtAt }) => builtAt).sort((a, b) => b - a));
  });
});

describe('former releases', () => {
  it('are found in the folders themselves and right below them, without the release that runs', async () => {
    const folder = aReleasesFolder();
    const ownRelease = addRelease(folder, 'b', { version: builtAt('2026-02-02T00:00:00Z') });
    const otherRelease = addRelease(folder, 'a', { version: builtAt('2026-02-01T00:00:00Z') });
    const alone = addRelease(aReleasesFolder(), 'c', { version: builtAt('2026-01-01T00:00:00Z') });
    // The link to the present release, and a release that is still being copied: its version.json comes last.
    symlinkSync(ownRelease, join(folder, 'current'));
    addRelease(folder, 'copied', { version: undefined });
    const onProblem = vi.fn();
    const find = releaseFinder({ folders: [folder, alone, otherRelease], own: join(folder, 'current'), onProblem });
    expect(await find()).toEqual([
      { folder: otherRelease, builtAt: Date.parse('2026-02-01T00:00:00Z') },
      { folder: alone, builtAt: Date.parse('2026-01-01T00:00:00Z') },
    ]);
    const nextRelease = addRelease(folder, 'next', { version: builtAt('2026-02-03T00:00:00Z') });
    expect((await find()).map((release) => release.folder)).toContain(nextRelease);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it.each(['{', 'null', '{"builtAt":null}', '{"builtAt":"yesterday"}'])(
    'with %s as their version count as the oldest, and each is reported once',
    async (version) => {
      const folder = aReleasesFolder();
      const damaged = addRelease(folder, 'a', { version });
      const onProblem = vi.fn();
      const find = releaseFinder({ folders: [folder], own: '/nowhere', onProblem });
      expect(await find()).toEqual([{ folder: damaged, builtAt: 0 }]);
      await find();
      expect(onProblem).toHaveBeenCalledExactlyOnceWith(
        `The version.json of ${damaged} has no date of its build: it counts as the oldest.`,
      );
    },
  );

  it('are none where a folder is missing or is a file, which is reported once', async () => {
    const folder = aReleasesFolder();
    const file = join(addRelease(folder, 'a', { files: { 'x.js': '' }, version: undefined }), 'x.js');
    const onProblem = vi.fn();
    const find = releaseFinder({ folders: [join(folder, 'missing'), file], own: '/nowhere', onProblem });
    expect([await find(), await find()]).toEqual([[], []]);
    expect(onProblem.mock.calls).toEqual([
      [expect.stringMatching(/^LIVERY_ASSETS names \S*\/missing, which is no folder that can be read: .*\.$/)],
      [expect.stringMatching(/^LIVERY_ASSETS names \S*\/x\.js, which is no folder that can be read: .*\.$/)],
    ]);
  });
});
