import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@livery/contract/remotes/remote-context';

/** The build that a process runs, for people who compare instances. */
export interface BuildVersion {
  /** `null`, like the two below, for a build without `version.json`. */
  readonly version: string | null;
  /** The commit that was built; `null` if it was unknown to the build. */
  readonly commit: string | null;
  /** When it was built (ISO 8601, UTC). */
  readonly builtAt: string | null;
  /** The version of the contract with remote modules. */
  readonly contract: number;
}

/** Reads `version.json` from the build's folder. @param root the folder of the build */
export function readBuildVersion(root: string): BuildVersion {
  const file = join(root, 'version.json');
  const built = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : UNKNOWN_VERSION;
  return { ...built, contract: CONTRACT_VERSION };
}

const UNKNOWN_VERSION = { version: null, commit: null, builtAt: null };
