import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for releases that is removed after the tests of one file. */
export function aReleasesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-releases-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a release, its `version.json` last. @param files content by path, such as `client/assets/a-1.js` */
export function addRelease(
  releases: string,
  name: string,
  { files = {}, version }: { files?: Readonly<Record<string, string>>; version: string | undefined },
): string {
  const folder = join(releases, name);
  mkdirSync(folder, { recursive: true });
  const allFiles = version === undefined ? files : { ...files, 'version.json': version };
  for (const [file, content] of Object.entries(allFiles)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

export const builtAt = (date: string) => JSON.stringify({ version: '1.0.0', commit: null, builtAt: date });
