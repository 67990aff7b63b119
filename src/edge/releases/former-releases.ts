import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** A release of another build than the running one: a folder with the output of `npm run build` (`dist`). */
export interface FormerRelease {
  readonly folder: string;
  /** When it was built, in milliseconds since 1970; 0 if its `version.json` doesn't say. */
  readonly builtAt: number;
}

interface ReleaseFinderDependencies {
  /** Each is a release, or a folder of releases. */
  readonly folders: readonly string[];
  /** The running release, which isn't an earlier one. */
  readonly own: string;
  /** Called with one sentence about each folder or file that can't be read, once each. */
  readonly onProblem: (sentence: string) => void;
}

const KEPT_RELEASES = 10;
const KEPT_RELEASE_MS = 24 * 60 * 60 * 1000;

/**
 * The releases whose files are still served: the ten newest, or all of the last 24 hours if these are more, by build
 * date. So a build that was rolled back is included, although it is newer than the running one.
 *
 * @param now milliseconds since 1970
 * @returns the newest first
 */
export function keptReleases(releases: readonly FormerRelease[], now: number): readonly FormerRelease[] {
  return releases
    .toSorted((a, b) => b.builtAt - a.builtAt)
    .filter(({ builtAt }, index) => index < KEPT_RELEASES || now - builtAt <= KEPT_RELEASE_MS);
}

/**
 * Finds the earlier releases; never rejects. A folder is a release once it has a `version.json`, which is copied last.
 */
export function releaseFinder({
  folders,
  own,
  onProblem,
}: ReleaseFinderDependencies): () => Promise<readonly FormerRelease[]> {
  /** Each release is read once, because releases don't change. */
  const knownReleases = new Map<string, FormerRelease>();
  const complained = new Set<string>();

  function complain(sentence: string): void {
    if (!complained.has(sentence)) onProblem(sentence);
    complained.add(sentence);
  }

  async function releaseAt(folder: string): Promise<FormerRelease | undefined> {
    const text = await readFile(join(folder, 'version.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const builtAt = parseBuildDate(text);
    if (builtAt === undefined)
      complain(`The version.json of ${folder} has no date of its build: it counts as the oldest.`);
    const release = { folder, builtAt: builtAt ?? 0 };
    knownReleases.set(folder, release);
    return release;
  }

  async function releasesIn(folder: string): Promise<readonly FormerRelease[]> {
    try {
      const place = await realpath(folder);
      const itself = knownReleases.get(place) ?? (await releaseAt(place));
      if (itself !== undefined) return [itself];
      // A symbolic link, such as one to the current release, isn't a release itself.
      const entries = (await readdir(place, { withFileTypes: true })).filter((entry) => entry.isDirectory());
      const inside: FormerRelease[] = [];
      for (const { name } of entries) {
        const release = knownReleases.get(join(place, name)) ?? (await releaseAt(join(place, name)));
        if (release !== undefined) inside.push(release);
      }
      return inside;
    } catch {
      complain(
        `LIVERY_ASSETS names ${folder}, which is no folder that can be read: files of former builds are missing.`,
      );
      return [];
    }
  }

  return async () => {
    const present = await realpath(own).catch(() => own);
    const releases = new Map<string, FormerRelease>();
    for (const folder of folders) for (const release of await releasesIn(folder)) releases.set(release.folder, release);
    return [...releases.values()].filter(({ folder }) => folder !== present);
  };
}

/** @returns milliseconds since 1970 */
function parseBuildDate(text: string): number | undefined {
  try {
    const date = Date.parse(JSON.parse(text).builtAt);
    return Number.isNaN(date) ? undefined : date;
  } catch {
    return undefined;
  }
}
